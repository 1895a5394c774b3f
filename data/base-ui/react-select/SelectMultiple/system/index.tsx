import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

export default function SelectMultiple() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [channels, setChannels] = React.useState<string[]>(['Email']);

  return (
    <Field>
      <label htmlFor={id}>Send reminders by</label>
      <Select
        id={id}
        multiple
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        value={channels}
        onChange={(event, newChannels) => setChannels(newChannels)}
        placeholder="Nothing selected"
        renderValue={() => channels.join(', ') || null}
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{
          listbox: {
            'aria-label': 'Send reminders by',
            onKeyDown: (event) => {
              // Shift+Tab moves to the button and would leave the list open.
              if (event.shiftKey && event.key === 'Tab') setOpen(false);
            },
          },
          popup: { disablePortal: true, style: { zIndex: 1 } },
        }}
      >
        {['Email', 'SMS', 'App', 'Phone'].map((channel) => (
          <Choice key={channel} value={channel}>
            {channel}
          </Choice>
        ))}
      </Select>
    </Field>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Field = styled('div')({
  position: 'relative',
  display: 'grid',
  inlineSize: '15rem',
});

const Trigger = styled('button')({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '0.5rem 0',
  border: 'none',
  borderBlockEnd: '2px solid color-mix(in srgb, currentColor 55%, transparent)',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""' },
  '&.base--expanded': { borderBlockEndColor: accent },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Listbox = styled('ul')({
  inlineSize: '15rem',
  margin: 0,
  padding: '0.25rem 0',
  borderRadius: '0 0 8px 8px',
  background: 'light-dark(#fff, #1b2027)',
  boxShadow: '0 4px 16px color-mix(in srgb, CanvasText 25%, transparent)',
  listStyle: 'none',
  outline: 'none',
});

const Choice = styled(Option)({
  padding: '0.375rem 0.75rem',
  cursor: 'pointer',
  '&::before': { content: '"☐" / ""', marginInlineEnd: '0.5rem' },
  '&.base--selected::before': { content: '"☑" / ""', color: accent },
  '&:hover': { background: `color-mix(in srgb, ${accent} 12%, transparent)` },
  '&:focus-visible': { outline: `2px solid ${accent}`, outlineOffset: -2 },
});
