import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

export default function SelectBasic() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Field>
      <label htmlFor={id}>Delivery</label>
      <Select
        id={id}
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        defaultValue="standard"
        // Options register in the browser; the server's HTML shows the text of the default.
        renderValue={(option) => option?.label ?? 'Standard, 3 to 5 days'}
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{
          listbox: {
            'aria-label': 'Delivery',
            onKeyDown: (event) => {
              // Shift+Tab moves to the button and would leave the list open.
              if (event.shiftKey && event.key === 'Tab') setOpen(false);
            },
          },
          popup: { disablePortal: true, style: { zIndex: 1 } },
        }}
      >
        <Choice value="standard">Standard, 3 to 5 days</Choice>
        <Choice value="express">Express, tomorrow</Choice>
        <Choice value="pickup">Pick up in the store</Choice>
      </Select>
    </Field>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Field = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: '0.25rem',
  inlineSize: '16rem',
});

const Trigger = styled('button')({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '0.5rem 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'Canvas',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Listbox = styled('ul')({
  inlineSize: '16rem',
  margin: '0.25rem 0',
  padding: '0.25rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  listStyle: 'none',
  outline: 'none',
});

const Choice = styled(Option)({
  padding: '0.375rem 0.5rem',
  borderRadius: 6,
  cursor: 'pointer',
  '&:hover': { background: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '&:focus-visible': { outline: `2px solid ${accent}`, outlineOffset: -2 },
  '&.base--selected': {
    background: `color-mix(in srgb, ${accent} 12%, transparent)`,
    color: accent,
  },
});
