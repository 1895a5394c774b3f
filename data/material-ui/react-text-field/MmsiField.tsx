import * as React from 'react';
import TextField from '@mui/material/TextField';

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 9);
const group = (digits: string) => digits.match(/.{1,3}/g)?.join(' ') ?? '';

// Shows "257 048 900", reports "257048900".
const GroupedDigits = React.forwardRef<
  HTMLInputElement,
  React.ComponentPropsWithoutRef<'input'>
>(function GroupedDigits({ value, onChange, ...other }, ref) {
  return (
    <input
      {...other}
      ref={ref}
      value={group(String(value ?? ''))}
      onChange={(event) => {
        const input = event.target;
        const caret = input.selectionStart ?? input.value.length;
        const before = digitsOf(input.value.slice(0, caret));
        input.value = digitsOf(input.value);
        onChange?.(event);
        requestAnimationFrame(() => {
          const position = group(before).length;
          input.setSelectionRange(position, position);
        });
      }}
    />
  );
});

export default function MmsiField() {
  const [mmsi, setMmsi] = React.useState('257048900');

  return (
    <TextField
      label="Radio identity (MMSI)"
      value={mmsi}
      onChange={(event) => setMmsi(event.target.value)}
      helperText={`Stored as ${mmsi || 'nothing yet'}`}
      slotProps={{
        input: { inputComponent: GroupedDigits },
        htmlInput: { inputMode: 'numeric' },
      }}
    />
  );
}
