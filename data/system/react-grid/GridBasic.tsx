import { Grid } from '@mui/system';

const figures = [
  { label: 'Revenue', value: '$48,200', size: 7 },
  { label: 'Orders', value: '1,204', size: 5 },
  { label: 'Returns', value: '31', size: 4 },
  { label: 'Visitors', value: '18,950', size: 4 },
  { label: 'Rating', value: '4.7', size: 4 },
];

export default function GridBasic() {
  return (
    <Grid container spacing={2} sx={{ width: '100%', maxWidth: 560 }}>
      {figures.map(({ label, value, size }) => (
        <Grid key={label} size={size} sx={card}>
          {label}
          <strong>{value}</strong>
        </Grid>
      ))}
    </Grid>
  );
}

const card = {
  display: 'grid',
  gap: 0.5,
  p: { xs: 1, sm: 2 },
  borderRadius: 2,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
};
