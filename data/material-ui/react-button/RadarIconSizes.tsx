import Radar from '@mui/icons-material/Radar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

const sizes = ['small', 'medium', 'large'] as const;

export default function RadarIconSizes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto repeat(3, 56px)',
        alignItems: 'center',
        justifyItems: 'center',
        rowGap: 1,
      }}
    >
      <Typography variant="body2" sx={{ justifySelf: 'start' }}>
        Icon keeps 24px
      </Typography>
      {sizes.map((size) => (
        <IconButton key={size} size={size} aria-label={`Radar, ${size}`}>
          <Radar />
        </IconButton>
      ))}

      <Typography variant="body2" sx={{ justifySelf: 'start' }}>
        Icon follows size
      </Typography>
      {sizes.map((size) => (
        <IconButton key={size} size={size} aria-label={`Scaled radar, ${size}`}>
          <Radar fontSize="inherit" />
        </IconButton>
      ))}
    </Box>
  );
}
