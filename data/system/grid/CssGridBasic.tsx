import { Box } from '@mui/system';

const figures = [
  { name: 'Orders', value: '128' },
  { name: 'Revenue', value: '$9,420' },
  { name: 'Returns', value: '6' },
];

export default function CssGridBasic() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 1,
        width: 1,
        maxWidth: 480,
      }}
    >
      {figures.map(({ name, value }) => (
        <Box key={name} sx={card}>
          {name}
          <Box sx={{ fontSize: 20, fontWeight: 600 }}>{value}</Box>
        </Box>
      ))}
    </Box>
  );
}

const card = {
  p: 1,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};
