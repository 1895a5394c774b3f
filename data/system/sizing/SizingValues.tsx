import { Box } from '@mui/system';

const widths = [0.25, 0.5, 1, 120, '10rem', 'fit-content'];

export default function SizingValues() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1, maxWidth: 400 }}>
      {widths.map((width) => (
        <Box key={width} sx={{ width, ...bar }}>
          <code>{width}</code>
        </Box>
      ))}
    </Box>
  );
}

const bar = {
  boxSizing: 'border-box',
  px: 1,
  py: 0.5,
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
};
