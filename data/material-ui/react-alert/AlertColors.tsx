import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertColors() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Alert severity="success" role="note">
        Your profile is complete.
      </Alert>
      <Alert severity="success" color="info" role="note">
        Your profile is complete, shown in blue.
      </Alert>
      <Alert severity="success" color="warning" variant="outlined" role="note">
        Your profile is complete, shown in orange.
      </Alert>
    </Stack>
  );
}
