import { Grid } from '@mui/system';

const legs = [
  { label: 'From', value: 'Oslo, 08:15' },
  { label: 'Change', value: 'Copenhagen, 1 h 20 min', size: 6 },
  { label: 'To', value: 'Rome, 14:05' },
];

export default function GridGrow() {
  return (
    <Grid container spacing={1} sx={{ width: '100%', maxWidth: 640 }}>
      {legs.map(({ label, value, size = 'grow' as const }) => (
        <Grid key={label} size={size} sx={cell}>
          <strong>{label}</strong>
          <span>{value}</span>
        </Grid>
      ))}
    </Grid>
  );
}

const cell = {
  display: 'grid',
  alignContent: 'start',
  gap: 0.5,
  p: { xs: 1, sm: 2 },
  borderRadius: 2,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
};
