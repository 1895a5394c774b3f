import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const log = ['06:00  Clear, minus four', '09:00  Wind from the west', '12:00  Thaw'];

export default function WeatherLogDensity() {
  const [dense, setDense] = React.useState(true);
  const [divider, setDivider] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, mx: 'auto' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Dense"
          control={
            <Switch
              checked={dense}
              onChange={(event) => setDense(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="Divider"
          control={
            <Switch
              checked={divider}
              onChange={(event) => setDivider(event.target.checked)}
            />
          }
        />
      </Stack>
      <List dense={dense} aria-label="Weather log" sx={{ minHeight: 162 }}>
        {log.map((entry, index) => (
          <ListItem key={entry} divider={divider && index < log.length - 1}>
            <ListItemText primary={entry} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
