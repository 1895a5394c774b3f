import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function GoLiveHint() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip
        describeChild
        title="Listeners hear you about eight seconds after you press."
      >
        <Button variant="contained">Go live</Button>
      </Tooltip>
      <Tooltip describeChild title="Plays the night loop until someone logs in.">
        <Button variant="outlined">Hand over</Button>
      </Tooltip>
    </Stack>
  );
}
