import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

const slotProps = {
  snackbar: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    sx: { position: 'absolute' },
  },
} as const;

function CheckRoom({ room }: { room: string }) {
  const notifications = useNotifications();

  return (
    <Button onClick={() => notifications.show(`${room} is free`)}>
      Check {room}
    </Button>
  );
}

export default function NotificationsScoped() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%' }}
    >
      {['Room 12', 'Room 14'].map((room) => (
        <Box
          key={room}
          sx={{
            position: 'relative',
            flex: { sm: 1 },
            height: 150,
            p: 1,
            border: 1,
            borderRadius: 1,
            borderColor: 'divider',
          }}
        >
          <NotificationsProvider slotProps={slotProps}>
            <CheckRoom room={room} />
          </NotificationsProvider>
        </Box>
      ))}
    </Stack>
  );
}
