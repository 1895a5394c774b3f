import { Box } from '@mui/system';

export default function BoxBasic() {
  return (
    <Box
      sx={{
        width: 280,
        maxWidth: 1, // 100%
        boxSizing: 'border-box',
        px: 2.5, // 2.5 × 8px on the left and on the right
        py: 2,
        border: 1, // 1px solid
        borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
        borderRadius: 2, // 2 × 4px
      }}
    >
      <Box sx={{ fontWeight: 600 }}>Order 1042</Box>
      <Box
        sx={{ mt: 0.5, color: 'color-mix(in srgb, currentColor 75%, transparent)' }}
      >
        Arrives on Friday
      </Box>
    </Box>
  );
}
