import { Box } from '@mui/system';

export default function AccessionTag() {
  return (
    <Box
      sx={{
        maxWidth: 280,
        px: 2, // 2 × 8px on both sides
        py: 1.5,
        border: 1, // 1px solid
        borderColor: 'color-mix(in srgb, currentColor 30%, transparent)',
        borderRadius: 2, // 2 × 4px
        bgcolor: 'color-mix(in srgb, currentColor 6%, transparent)',
      }}
    >
      <Box sx={{ fontWeight: 700, letterSpacing: '0.04em' }}>1987.114.3</Box>
      <Box sx={{ mt: 0.5 }}>Brass sextant, Lisbon, about 1790</Box>
    </Box>
  );
}
