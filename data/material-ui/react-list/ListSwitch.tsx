import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const settings = [
  { name: 'Email', hint: 'A summary every Monday morning' },
  { name: 'Push', hint: 'When somebody mentions you' },
  { name: 'Text message', hint: 'Only for security alerts' },
];

export default function ListSwitch() {
  const id = React.useId();

  return (
    <List
      aria-label="Notifications"
      sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}
    >
      {settings.map(({ name, hint }, index) => (
        <ListItem
          key={name}
          // A switch is wider than the 48px that the item reserves.
          sx={{ paddingInlineEnd: 10 }}
          secondaryAction={
            <Switch
              edge="end"
              defaultChecked={index < 2}
              inputProps={{
                'aria-labelledby': `${id}-name-${index}`,
                'aria-describedby': `${id}-hint-${index}`,
              }}
            />
          }
        >
          <ListItemText
            primary={name}
            secondary={hint}
            primaryTypographyProps={{ id: `${id}-name-${index}` }}
            secondaryTypographyProps={{ id: `${id}-hint-${index}` }}
          />
        </ListItem>
      ))}
    </List>
  );
}
