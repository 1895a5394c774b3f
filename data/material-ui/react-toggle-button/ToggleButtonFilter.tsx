import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const invoices = [
  { number: 1040, state: 'open', text: 'Due on May 12' },
  { number: 1041, state: 'paid', text: 'Paid on May 3' },
  { number: 1042, state: 'open', text: 'Due on May 20' },
];

export default function ToggleButtonFilter() {
  const [state, setState] = React.useState<string | null>('open');
  const found = invoices.filter((it) => state === null || it.state === state);

  return (
    <Stack spacing={1} sx={{ maxWidth: 360, minHeight: 304, mx: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-label="Show only invoices that are"
        value={state}
        onChange={(event, next: string | null) => setState(next)}
      >
        <ToggleButton value="open">Open</ToggleButton>
        <ToggleButton value="paid">Paid</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        <bdi>{`${found.length} of ${invoices.length} invoices`}</bdi>
      </Typography>
      <List disablePadding>
        {found.map(({ number, text }) => (
          <ListItem key={number} divider disableGutters>
            <ListItemText primary={`Invoice ${number}`} secondary={text} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
