import { Box } from '@mui/system';

export default function SizingMaxWidth() {
  return (
    <Box component="article" sx={{ width: 1, maxWidth: 'sm', mx: 'auto', ...card }}>
      <strong>Your trip to Rome</strong>
      <div>
        The train leaves at 8:15 from platform 6. Your seats are in coach 4, and the
        ticket is valid on all trains of the day.
      </div>
    </Box>
  );
}

const card = {
  boxSizing: 'border-box',
  p: 2,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};
