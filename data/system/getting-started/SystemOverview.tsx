import { Box, Stack } from '@mui/system';

const flights = [
  { time: '6:40', city: 'Lisbon', gate: 'Gate B12' },
  { time: '7:15', city: 'Oslo', gate: 'Gate A3' },
  { time: '9:05', city: 'New York', gate: 'Gate C20' },
];

export default function SystemOverview() {
  return (
    <Stack
      component="ul"
      spacing={1}
      useFlexGap
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {flights.map(({ time, city, gate }) => (
        <Box
          component="li"
          key={time}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '48px 1fr', sm: '48px 1fr auto' },
            columnGap: 2,
            px: 2,
            py: { xs: 1, sm: 1.5 },
            border: 1,
            borderRadius: 2,
            borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
          }}
        >
          <Box component="time" sx={{ color: 'light-dark(#0b57d0, #a8c7fa)' }}>
            {time}
          </Box>
          <strong>{city}</strong>
          <Box
            component="span"
            sx={{
              gridColumn: { xs: 2, sm: 'auto' },
              color: 'color-mix(in srgb, currentColor 75%, transparent)',
            }}
          >
            {gate}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
