import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipInteractive() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Call 555-0142, daily from 9 to 5.">
        <Button variant="outlined">Sales</Button>
      </Tooltip>
      <Tooltip
        describeChild
        disableInteractive
        title="Call 555-0177, weekdays only."
      >
        <Button variant="outlined">Support</Button>
      </Tooltip>
    </Stack>
  );
}
