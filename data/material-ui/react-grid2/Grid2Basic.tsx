import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const weather = [
  { label: 'Now', value: '18 °C, sunny', size: 7 },
  { label: 'Rain', value: '5%', size: 5 },
  { label: 'Wind', value: '12 km/h', size: 4 },
  { label: 'Sunrise', value: '05:52', size: 4 },
  { label: 'Sunset', value: '20:41', size: 4 },
];

export default function Grid2Basic() {
  return (
    <Grid2 container component="dl" spacing={1.5} sx={{ m: 0 }}>
      {weather.map(({ label, value, size }) => (
        <Grid2
          key={label}
          size={size}
          sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2 }}
        >
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h6" sx={{ m: 0 }}>
            <bdi>{value}</bdi>
          </Typography>
        </Grid2>
      ))}
    </Grid2>
  );
}
