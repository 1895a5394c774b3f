import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDisabled() {
  const reason = 'Only the owner of the project can do this.';

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {/* Works with mouse and keyboard. An onClick would have to do nothing. */}
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
          Invite people
        </Button>
      </Tooltip>
      {/* Works with the mouse only: the span receives the events. */}
      <Tooltip describeChild title={reason}>
        <span>
          <Button variant="outlined" disabled>
            Delete project
          </Button>
        </span>
      </Tooltip>
    </Stack>
  );
}
