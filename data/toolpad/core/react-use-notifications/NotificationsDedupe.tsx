import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

function Draft() {
  const notifications = useNotifications();
  const [attempts, setAttempts] = React.useState(0);

  const save = () => {
    setAttempts(attempts + 1);
    notifications.show('The draft could not be saved', {
      key: 'draft-not-saved',
      severity: 'error',
    });
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={save}>
        Save draft
      </Button>
      <Typography variant="body2">Attempts: {attempts}</Typography>
    </Stack>
  );
}

export default function NotificationsDedupe() {
  return (
    <NotificationsProvider>
      <Draft />
    </NotificationsProvider>
  );
}
