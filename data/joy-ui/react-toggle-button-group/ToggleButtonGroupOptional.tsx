import * as React from 'react';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const invoices = [
  { id: '1042', status: 'Paid' },
  { id: '1043', status: 'Open' },
  { id: '1044', status: 'Open' },
  { id: '1045', status: 'Paid' },
];

export default function ToggleButtonGroupOptional() {
  const [status, setStatus] = React.useState<string | null>(null);
  const shown = invoices.filter((row) => !status || row.status === status);

  return (
    <Stack
      spacing={1.5}
      useFlexGap
      sx={{ width: '100%', maxWidth: 260, minHeight: 220, mx: 'auto' }}
    >
      <ToggleButtonGroup
        aria-label="Status"
        buttonFlex={1}
        value={status}
        onChange={(_event, next) => setStatus(next)}
      >
        {['Open', 'Paid'].map((name) => (
          <Button key={name} value={name} aria-pressed={status === name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Typography level="body-sm" role="status">
        {shown.length} of {invoices.length} invoices
      </Typography>
      <List size="sm" aria-label="Invoices" sx={{ p: 0 }}>
        {shown.map((row) => (
          <ListItem key={row.id}>
            {row.id}: {row.status.toLowerCase()}
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
