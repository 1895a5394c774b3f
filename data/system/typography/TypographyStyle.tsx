import { Box } from '@mui/system';

export default function TypographyStyle() {
  return (
    <Box component="p" sx={{ m: 0, maxWidth: 360 }}>
      Emma borrowed{' '}
      <Box component="cite" sx={{ fontStyle: 'italic' }}>
        Pride and Prejudice
      </Box>{' '}
      and will return it on Friday.
    </Box>
  );
}
