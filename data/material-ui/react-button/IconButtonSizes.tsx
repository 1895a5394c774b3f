import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

const sizes = ['small', 'medium', 'large'] as const;

export default function IconButtonSizes() {
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
        Default
      </Typography>
      {sizes.map((size) => (
        <IconButton key={size} size={size} aria-label={`Find, ${size}`}>
          <Search />
        </IconButton>
      ))}

      <Typography variant="body2" sx={{ justifySelf: 'start' }}>
        Inherited
      </Typography>
      {sizes.map((size) => (
        <IconButton key={size} size={size} aria-label={`Find, ${size}, inherited`}>
          <Search fontSize="inherit" />
        </IconButton>
      ))}
    </Box>
  );
}
