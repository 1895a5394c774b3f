import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const orders = [
  { id: 'Order 1042', state: 'Shipped on Tuesday' },
  { id: 'Order 1043', state: 'Waiting for payment' },
  { id: 'Order 1044', state: 'Being packed' },
];

export default function ListDensity() {
  const [dense, setDense] = React.useState(true);
  const [divider, setDivider] = React.useState(true);
  const [secondary, setSecondary] = React.useState(true);

  const switches = [
    { label: 'dense', checked: dense, set: setDense },
    { label: 'divider', checked: divider, set: setDivider },
    { label: 'secondary', checked: secondary, set: setSecondary },
  ];

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {switches.map(({ label, checked, set }) => (
          <FormControlLabel
            key={label}
            label={label}
            control={<Switch size="small" checked={checked} />}
            onChange={(event, next) => set(next)}
          />
        ))}
      </Stack>
      <List dense={dense} aria-label="Orders" sx={{ minHeight: 232 }}>
        {orders.map(({ id, state }, index) => (
          <ListItem key={id} divider={divider && index < orders.length - 1}>
            <ListItemText primary={id} secondary={secondary && state} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
