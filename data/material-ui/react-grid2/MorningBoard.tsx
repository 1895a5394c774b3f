import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const readings = [
  { label: 'Snow at the summit', value: '142 cm', size: 7 },
  { label: 'Avalanche level', value: '2 of 5', size: 5 },
  { label: 'Wind', value: '18 km/h', size: 4 },
  { label: 'First lift', value: '08:30', size: 4 },
  { label: 'Parking', value: '61% full', size: 4 },
];

export default function MorningBoard() {
  return (
    <Grid2 container component="dl" spacing={1.5} sx={{ m: 0 }}>
      {readings.map(({ label, value, size }) => (
        <Grid2
          key={label}
          size={size}
          sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2 }}
        >
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h6" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Grid2>
      ))}
    </Grid2>
  );
}
