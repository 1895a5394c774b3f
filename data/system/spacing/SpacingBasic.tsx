import { Box } from '@mui/system';

export default function SpacingBasic() {
  return (
    <Box sx={{ p: 2, border: 1, borderColor: line, borderRadius: 2, maxWidth: 360 }}>
      <strong>Your package has arrived</strong>
      <Box sx={{ mt: 1 }}>You can pick it up at 4 Station Road until Friday.</Box>
    </Box>
  );
}

const line = 'color-mix(in srgb, currentColor 25%, transparent)';
