import * as React from 'react';
import Button from '@mui/material/Button';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

const steps = ['Dough kneaded', 'Oven is hot', 'Bread is baked'];

function Bakery() {
  const notifications = useNotifications();

  const bake = () => {
    for (const step of steps) {
      notifications.show(step, { autoHideDuration: 2500 });
    }
  };

  return <Button onClick={bake}>Show three notifications</Button>;
}

export default function NotificationsQueue() {
  return (
    <NotificationsProvider>
      <Bakery />
    </NotificationsProvider>
  );
}
