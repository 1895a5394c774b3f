import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

const all = ['Milk', 'Eggs', 'Flour'];

function Groceries() {
  const notifications = useNotifications();
  const [items, setItems] = React.useState(all);

  const remove = (item: string) => {
    setItems((previous) => previous.filter((other) => other !== item));
    const key = notifications.show(`${item} removed`, {
      autoHideDuration: 8000,
      actionText: 'Undo',
      onAction: () => {
        setItems((previous) => [...previous, item]);
        notifications.close(key);
      },
    });
  };

  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', minHeight: 36, alignItems: 'center' }}
    >
      {items.map((item) => (
        <Chip
          key={item}
          label={`Remove ${item}`}
          onClick={() => remove(item)}
          variant="outlined"
          size="small"
        />
      ))}
      {items.length === 0 && (
        <Button onClick={() => setItems(all)}>Write a new list</Button>
      )}
    </Stack>
  );
}

export default function NotificationsAction() {
  return (
    <NotificationsProvider>
      <Groceries />
    </NotificationsProvider>
  );
}
