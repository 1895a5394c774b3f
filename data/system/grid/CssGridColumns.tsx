import { Box } from '@mui/system';

const events = [
  { time: '9:00', name: 'Planning the week', room: 'Room 2' },
  { time: '11:30', name: 'Call with the new customer', room: 'Phone' },
  { time: '15:00', name: 'Review', room: 'Main hall' },
];

export default function CssGridColumns() {
  return (
    <Box sx={{ ...agenda, display: 'grid', gridTemplateColumns: 'auto 1fr auto' }}>
      {events.map(({ time, name, room }) => (
        <Box key={name} sx={row}>
          <Box sx={{ fontWeight: 600, textAlign: 'end' }}>{time}</Box>
          <div>{name}</div>
          <Box sx={{ color: muted }}>{room}</Box>
        </Box>
      ))}
    </Box>
  );
}

const muted = 'color-mix(in srgb, currentColor 75%, transparent)';

const agenda = { columnGap: 2, rowGap: 1, width: 1, maxWidth: 440 };

const row = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  pb: 1,
  borderBottom: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
};
