import { Box } from '@mui/system';

export default function CssGridAlignment() {
  return (
    <Box sx={{ ...frame, display: 'grid', placeItems: 'center' }}>
      <Box component="strong" sx={{ gridArea: '1 / 1' }}>
        Bread in one hour
      </Box>
      <Box sx={{ ...label, justifySelf: 'start', alignSelf: 'start' }}>New</Box>
      <Box sx={{ ...label, justifySelf: 'end', alignSelf: 'end' }}>4:20</Box>
    </Box>
  );
}

const frame = {
  width: 1,
  maxWidth: 320,
  aspectRatio: '16 / 9',
  p: 1,
  borderRadius: 2,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
};

const label = {
  gridArea: '1 / 1',
  px: 1,
  borderRadius: 1,
  bgcolor: 'Canvas',
  color: 'CanvasText',
};
