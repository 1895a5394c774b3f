import * as React from 'react';
import Button from '@mui/material/Button';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

function CopyLink() {
  const notifications = useNotifications();

  return (
    <Button
      variant="contained"
      onClick={() => {
        notifications.show('The link is in your clipboard', {
          autoHideDuration: 4000,
        });
      }}
    >
      Copy link
    </Button>
  );
}

export default function NotificationsBasic() {
  return (
    <NotificationsProvider>
      <CopyLink />
    </NotificationsProvider>
  );
}
