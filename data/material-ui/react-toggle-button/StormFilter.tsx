import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const events = [
  { day: '3 March', kind: 'gale', detail: 'Gusts of 92 km/h' },
  { day: '19 May', kind: 'hail', detail: 'Stones of 2 cm' },
  { day: '2 July', kind: 'hail', detail: 'Stones of 4 cm' },
];

export default function StormFilter() {
  const [kind, setKind] = React.useState<string | null>('hail');
  const found = events.filter((event) => kind === null || event.kind === kind);

  return (
    <Stack spacing={1} sx={{ maxWidth: 360, minHeight: 304, mx: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-label="Only this kind of storm"
        value={kind}
        onChange={(_, next: string | null) => setKind(next)}
      >
        <ToggleButton value="gale">Gale</ToggleButton>
        <ToggleButton value="hail">Hail</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {`${found.length} of ${events.length} storms`}
      </Typography>
      <List disablePadding>
        {found.map(({ day, detail }) => (
          <ListItem key={day} divider disableGutters>
            <ListItemText primary={detail} secondary={day} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
