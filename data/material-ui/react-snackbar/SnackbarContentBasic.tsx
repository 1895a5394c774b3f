import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function SnackbarContentBasic() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 420, mx: 'auto' }}>
      <SnackbarContent role="note" message="You are offline" />
      <SnackbarContent
        role="note"
        message="Check-in for your flight to Lisbon opens on Monday at 9:00. Until then, you can still change your seat or add a bag."
        action={
          <Button color="inherit" size="small">
            Change the seat
          </Button>
        }
      />
    </Stack>
  );
}
