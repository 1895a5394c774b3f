import { Box, Stack } from '@mui/system';

const departures = [
  { time: '06:40', pier: 'Pier 2', port: 'Hvasser' },
  { time: '07:15', pier: 'Pier 1', port: 'Lyngør' },
  { time: '09:05', pier: 'Pier 4', port: 'Jomfruland' },
];

export default function FerryDepartures() {
  return (
    <Stack
      component="ul"
      spacing={1}
      useFlexGap
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {departures.map(({ time, pier, port }) => (
        <Box
          component="li"
          key={time}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'auto 1fr', sm: '80px 1fr auto' },
            columnGap: 2,
            px: 2,
            py: { xs: 1, sm: 1.5 },
            border: 1,
            borderRadius: 2,
            borderColor: 'color-mix(in srgb, currentColor 20%, transparent)',
          }}
        >
          <Box component="time" sx={{ fontWeight: 700 }}>
            {time}
          </Box>
          <span>{port}</span>
          <Box
            component="span"
            sx={{ gridColumn: { xs: 2, sm: 'auto' }, opacity: 0.8 }}
          >
            {pier}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
