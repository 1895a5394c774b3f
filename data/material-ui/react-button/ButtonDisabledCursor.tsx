import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonDisabledCursor() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {/* The button reacts to the pointer again. */}
      <Button
        disabled
        variant="contained"
        sx={{ '&.Mui-disabled': { pointerEvents: 'auto', cursor: 'not-allowed' } }}
      >
        With CSS
      </Button>

      {/* The pointer is over the wrapper, because the button ignores it. */}
      <Box component="span" sx={{ display: 'inline-flex', cursor: 'not-allowed' }}>
        <Button disabled variant="contained">
          With a wrapper
        </Button>
      </Box>
    </Stack>
  );
}
