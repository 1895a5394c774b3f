import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const terms =
  'Return unused items within 30 days. We refund the price to the card that you paid with.';
const address = 'Anna Berg\n12 Market Street\nPortland, OR 97201';

export default function TooltipWidth() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Tooltip describeChild title={terms}>
        <Button variant="outlined">Default</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title={terms}
        slotProps={{ tooltip: { sx: { maxWidth: 'min(500px, 100vw - 32px)' } } }}
      >
        <Button variant="outlined">Wide</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title={address}
        slotProps={{ tooltip: { sx: { whiteSpace: 'pre-line' } } }}
      >
        <Button variant="outlined">Several lines</Button>
      </Tooltip>
    </Stack>
  );
}
