import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function OvenLog() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Alert severity="success" role="note">
        Batch 41, rye: baked and cooling.
      </Alert>
      <Alert severity="info" role="note">
        Oven 2 heats up for the next batch at 04:30.
      </Alert>
      <Alert severity="warning" role="note">
        The proofing room is 3 °C above its target.
      </Alert>
      <Alert severity="error" role="note">
        Oven 3 stopped: the steam valve does not close.
      </Alert>
    </Stack>
  );
}
