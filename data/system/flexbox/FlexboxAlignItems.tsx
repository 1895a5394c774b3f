import { Box } from '@mui/system';

const values = ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'];

export default function FlexboxAlignItems() {
  return (
    <Box sx={grid}>
      {values.map((alignItems) => (
        <Box key={alignItems}>
          <code>{alignItems}</code>
          <Box sx={{ ...frame, display: 'flex', alignItems, gap: 1 }}>
            <Box sx={{ ...part, fontSize: 36, lineHeight: 1.2 }}>$12</Box>
            <Box sx={part}>a month</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 2,
  width: 1,
  maxWidth: 680,
};

const frame = {
  mt: 0.5,
  minHeight: 88,
  p: 1,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};

const part = {
  px: 1,
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
};
