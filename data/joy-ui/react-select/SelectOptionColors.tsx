import * as React from 'react';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const states = [
  { name: 'Draft', color: 'neutral' },
  { name: 'Sent', color: 'primary' },
  { name: 'Paid', color: 'success' },
  { name: 'Overdue', color: 'danger' },
] as const;

export default function SelectOptionColors() {
  const [state, setState] = React.useState<string | null>('Paid');

  return (
    <Select
      aria-label="State of invoice 1048"
      variant="soft"
      color={states.find(({ name }) => name === state)?.color}
      value={state}
      onChange={(_event, value) => setState(value)}
      slotProps={{ listbox: { variant: 'outlined', color: 'neutral' } }}
      sx={{ minWidth: 180 }}
    >
      {states.map(({ name, color }) => (
        <Option key={name} value={name} variant="plain" color={color}>
          {name}
        </Option>
      ))}
    </Select>
  );
}
