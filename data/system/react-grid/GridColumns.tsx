import { Box, Grid } from '@mui/system';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const shifts = [
  { name: 'Ana, front desk', days: 3 },
  { name: 'Ben, kitchen', days: 4 },
  { name: 'Chloe, on call', days: 7 },
];

export default function GridColumns() {
  return (
    <Grid
      container
      columns={7}
      spacing={{ xs: 0.5, sm: 1 }}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      {days.map((day) => (
        <Grid key={day} size={1} sx={{ textAlign: 'center' }}>
          {day}
        </Grid>
      ))}
      {shifts.map((shift) => (
        <Grid key={shift.name} size={shift.days} sx={bar}>
          {shift.name} <Box component="span">({shift.days} days)</Box>
        </Grid>
      ))}
    </Grid>
  );
}

const bar = {
  p: 1,
  borderRadius: 2,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
};
