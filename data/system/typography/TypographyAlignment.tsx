import { Box } from '@mui/system';

export default function TypographyAlignment() {
  return (
    <Box sx={receipt}>
      <Box sx={{ textAlign: 'center' }}>Receipt from March 12</Box>
      <Box sx={{ textAlign: 'start' }}>Two coffees and a piece of cake</Box>
      <Box sx={{ textAlign: 'end', fontWeight: 600 }}>Total $14.20</Box>
    </Box>
  );
}

const receipt = {
  display: 'grid',
  gap: 1,
  width: 1,
  maxWidth: 360,
  p: 2,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};
