import * as React from 'react';
import Button from '@mui/joy/Button';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

export default function SnackbarAutoHide() {
  const [open, setOpen] = React.useState(false);
  const [seconds, setSeconds] = React.useState('6');

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <RadioGroup
        aria-label="Duration"
        orientation="horizontal"
        value={seconds}
        onChange={(event) => setSeconds(event.target.value)}
      >
        <Radio value="3" label="3 seconds" />
        <Radio value="6" label="6 seconds" />
      </RadioGroup>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Reserve seat 14A
      </Button>
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={Number(seconds) * 1000}
          resumeHideDuration={2000}
          onClose={() => setOpen(false)}
          color="success"
          variant="soft"
        >
          Seat 14A is yours for {seconds} seconds
        </Snackbar>
      </div>
    </Stack>
  );
}
