import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function HotlineNumbers() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Call 0555 0142 from any phone.">
        <Button variant="outlined">Studio line</Button>
      </Tooltip>
      <Tooltip
        describeChild
        disableInteractive
        title="Call 0555 0177, weekdays only."
      >
        <Button variant="outlined">Office line</Button>
      </Tooltip>
    </Stack>
  );
}
