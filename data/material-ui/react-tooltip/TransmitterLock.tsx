import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TransmitterLock() {
  const reason = 'Only the duty engineer may do this.';

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {/* Mouse and keyboard reach it. Its handler would check for the permission. */}
      <Tooltip describeChild title={reason}>
        <Button
          variant="outlined"
          aria-disabled
          sx={{
            color: 'text.disabled',
            borderColor: 'divider',
            cursor: 'not-allowed',
          }}
        >
          Raise power
        </Button>
      </Tooltip>
      {/* Mouse only: the wrapper hears what a disabled button cannot. */}
      <Tooltip describeChild title={reason}>
        <span>
          <Button variant="outlined" disabled>
            Switch antenna
          </Button>
        </span>
      </Tooltip>
    </Stack>
  );
}
