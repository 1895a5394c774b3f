import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip, { type TooltipProps } from '@mui/joy/Tooltip';

const hint =
  'The archive keeps invoices for ten years. After that, they are deleted on the first day of the month.';

/** The type requires an `open`, which would override the state of the tooltip. */
function styleBox(sx: TooltipProps['sx']) {
  return { root: { sx } } as TooltipProps['slotProps'];
}

export default function TooltipWidth() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Tooltip describeChild title={hint}>
        <Button variant="outlined" color="neutral">
          Unlimited
        </Button>
      </Tooltip>
      <Tooltip describeChild title={hint} slotProps={styleBox({ maxWidth: 260 })}>
        <Button variant="outlined" color="neutral">
          260px
        </Button>
      </Tooltip>
      <Tooltip
        arrow
        describeChild
        title={hint}
        size="lg"
        slotProps={styleBox({ maxWidth: 260, '--Tooltip-arrowSize': '20px' })}
      >
        <Button variant="outlined" color="neutral">
          Large arrow
        </Button>
      </Tooltip>
    </Stack>
  );
}
