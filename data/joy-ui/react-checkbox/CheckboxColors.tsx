import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const statuses = [
  { name: 'Paid', orders: 24, color: 'success' },
  { name: 'Shipped', orders: 11, color: 'primary' },
  { name: 'Refund pending', orders: 3, color: 'warning' },
  { name: 'Payment failed', orders: 2, color: 'danger' },
] as const;

export default function CheckboxColors() {
  const [hidden, setHidden] = React.useState<string[]>(['Paid']);
  const shown = statuses.filter(({ name }) => !hidden.includes(name));
  const total = shown.reduce((sum, { orders }) => sum + orders, 0);

  const toggle = (name: string, checked: boolean) =>
    setHidden((before) =>
      checked ? before.filter((it) => it !== name) : [...before, name],
    );

  return (
    <Stack role="group" aria-label="Order status" spacing={1.5} useFlexGap>
      {statuses.map(({ name, orders, color }) => (
        <Checkbox
          key={name}
          color={color}
          variant="soft"
          label={`${name} (${orders})`}
          checked={!hidden.includes(name)}
          onChange={(event) => toggle(name, event.target.checked)}
        />
      ))}
      <Typography level="body-sm" role="status">
        {total} orders in the list
      </Typography>
    </Stack>
  );
}
