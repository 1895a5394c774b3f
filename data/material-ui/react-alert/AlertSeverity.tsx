import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverity() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Alert severity="success" role="note">
        Your payment was received, and the order is on its way.
      </Alert>
      <Alert severity="info" role="note">
        Delivery takes two days longer on public holidays.
      </Alert>
      <Alert severity="warning" role="note">
        Your card expires at the end of this month.
      </Alert>
      <Alert severity="error" role="note">
        The payment failed, so the order was not placed.
      </Alert>
    </Stack>
  );
}
