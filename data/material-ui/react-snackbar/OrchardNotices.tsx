import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function OrchardNotices() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 420, mx: 'auto' }}>
      <SnackbarContent role="note" message="Frost is forecast for Thursday" />
      <SnackbarContent
        role="note"
        message="Row 9 was sprayed. Keep the sheep out until the grass is dry, and wash windfalls before you press them."
        action={
          <Button color="inherit" size="small">
            Show the spray log
          </Button>
        }
      />
    </Stack>
  );
}
