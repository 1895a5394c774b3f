import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const tides = [
  { time: '04:12', state: 'High water', height: '5.1 m' },
  { time: '10:31', state: 'Low water', height: '0.9 m' },
  { time: '16:40', state: 'High water', height: '5.3 m' },
];

export default function TideCard() {
  return (
    <Box
      component="ul"
      aria-label="Tides at the north quay"
      sx={{
        listStyle: 'none',
        m: 0,
        p: { xs: 1, sm: 2 },
        width: '100%',
        maxWidth: 480,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        '& > li': {
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          borderTop: 4,
          borderTopColor: 'primary.main',
        },
      }}
    >
      {tides.map((tide) => (
        <li key={tide.time}>
          <Typography variant="h6" component="div">
            {tide.time}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {tide.state}
            <br />
            {tide.height}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
