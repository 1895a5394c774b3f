import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

function Connection() {
  const notifications = useNotifications();
  const shown = React.useRef<string | null>(null);

  const change = (_: React.SyntheticEvent, isOnline: boolean) => {
    if (shown.current !== null) {
      notifications.close(shown.current);
      shown.current = null;
    }
    if (!isOnline) {
      shown.current = notifications.show('You are offline, changes are kept here', {
        severity: 'warning',
      });
    }
  };

  return (
    <FormControlLabel
      label="Connected"
      control={<Switch defaultChecked onChange={change} />}
    />
  );
}

export default function NotificationsClose() {
  return (
    <NotificationsProvider>
      <Connection />
    </NotificationsProvider>
  );
}
