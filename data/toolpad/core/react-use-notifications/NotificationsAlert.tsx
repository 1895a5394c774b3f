import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  NotificationsProvider,
  useNotifications,
  type ShowNotificationOptions,
} from '@toolpad/core/useNotifications';

type Severity = ShowNotificationOptions['severity'];

const messages: { severity: Severity; text: string }[] = [
  { severity: 'success', text: 'The order was shipped' },
  { severity: 'info', text: 'A courier is on the way' },
  { severity: 'warning', text: 'The parcel may be late' },
  { severity: 'error', text: 'The address does not exist' },
];

function Parcels() {
  const { show } = useNotifications();

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {messages.map(({ severity, text }) => (
        <Button
          key={severity}
          variant="outlined"
          onClick={() => show(text, { severity, autoHideDuration: 4000 })}
        >
          {severity}
        </Button>
      ))}
    </Stack>
  );
}

export default function NotificationsAlert() {
  return (
    <NotificationsProvider>
      <Parcels />
    </NotificationsProvider>
  );
}
