import { Box } from '@mui/system';

const forecast = [
  { day: 'Mon', degrees: 18 },
  { day: 'Tue', degrees: 21 },
  { day: 'Wed', degrees: 23 },
  { day: 'Thu', degrees: 19 },
  { day: 'Fri', degrees: 16 },
  { day: 'Sat', degrees: 17 },
  { day: 'Sun', degrees: 20 },
];

export default function CssGridAutoFlow() {
  return (
    <Box
      component="ul"
      aria-label="Forecast"
      tabIndex={0}
      sx={{ ...list, gridAutoFlow: 'column', gridAutoColumns: '80px' }}
    >
      {forecast.map(({ day, degrees }) => (
        <Box component="li" key={day} sx={card}>
          {day}
          <Box sx={{ fontSize: 24 }}>{degrees}°</Box>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 1,
  width: 1,
  maxWidth: 400,
  m: 0,
  p: 0,
  overflow: 'auto',
  listStyle: 'none',
};

const card = {
  py: 1.5,
  borderRadius: 2,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  textAlign: 'center',
};
