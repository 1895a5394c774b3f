import { Box } from '@mui/system';

export default function TypographySpacing() {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <Box sx={{ letterSpacing: '0.1em', textTransform: 'uppercase', fontSize: 13 }}>
        Opening hours
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, lineHeight: 1.8 }}>
        The library is open from Tuesday to Saturday. On Sunday, you can return books
        in the box beside the entrance.
      </Box>
    </Box>
  );
}
