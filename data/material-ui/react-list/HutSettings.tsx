import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const settings = [
  { name: 'Frost guard', hint: 'Heats the pipes below two degrees' },
  { name: 'Night light', hint: 'Dims the stairs from ten to six' },
];

export default function HutSettings() {
  const id = React.useId();

  return (
    <List aria-label="House" sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      {settings.map(({ name, hint }, index) => (
        <ListItem
          key={name}
          // A switch is wider than the 48 pixels that the item reserves.
          sx={{ pr: 10 }}
          secondaryAction={
            <Switch
              edge="end"
              defaultChecked={index === 0}
              inputProps={{ 'aria-labelledby': `${id}-${index}` }}
            />
          }
        >
          <ListItemText
            primary={<span id={`${id}-${index}`}>{name}</span>}
            secondary={hint}
          />
        </ListItem>
      ))}
    </List>
  );
}
