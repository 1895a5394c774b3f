import { Box } from '@mui/system';

const tiles = [
  { name: 'Sales', value: '$24,300', gridColumn: 'span 2', gridRow: 'span 2' },
  { name: 'Visitors', value: '3,280' },
  { name: 'New customers', value: '41' },
  { name: 'Open orders', value: '17', gridColumn: '1 / -1' },
];

export default function CssGridSpan() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 1,
        width: 1,
        maxWidth: 520,
      }}
    >
      {tiles.map(({ name, value, gridColumn, gridRow }) => (
        <Box key={name} sx={{ gridColumn, gridRow, ...tile }}>
          {name}
          <Box sx={{ fontSize: 20, fontWeight: 600 }}>{value}</Box>
        </Box>
      ))}
    </Box>
  );
}

const tile = {
  p: 1.5,
  borderRadius: 2,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
};
