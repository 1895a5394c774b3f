import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

export default function SelectAsync() {
  const id = React.useId();
  const [slots, setSlots] = React.useState<string[]>([]);
  const [isOpen, setIsOpen] = React.useState(false);
  const isLoading = isOpen && slots.length === 0;

  React.useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setSlots(listTimes()), 1000);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return (
    <Field>
      <label htmlFor={id}>Delivery time</label>
      <Select
        id={id}
        listboxOpen={isOpen && !isLoading}
        onListboxOpenChange={setIsOpen}
        placeholder="Choose a time"
        aria-busy={isLoading}
        slots={{ root: Trigger, popup: Popup, listbox: Times }}
        slotProps={{ listbox: { 'aria-label': 'Delivery time' } }}
      >
        {slots.map((slot) => (
          <Time key={slot} value={slot}>
            {slot}
          </Time>
        ))}
      </Select>
      <small role="status">{isLoading && 'Loading times …'}</small>
    </Field>
  );
}

/** Stands for a request. */
function listTimes() {
  return Array.from({ length: 24 }, (_, index) => {
    const hour = String(8 + Math.floor(index / 2)).padStart(2, '0');
    return `${hour}:${index % 2 ? '30' : '00'}`;
  });
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Field = styled('div')({
  display: 'grid',
  gap: '0.25rem',
  width: '12rem',
  '& small': { minBlockSize: '1.5rem' },
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
  '&[aria-busy=true]': { cursor: 'progress' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Popup = styled('div')({ zIndex: 1 });

const Times = styled('ul')({
  width: '12rem',
  maxBlockSize: '12rem',
  overflowY: 'auto',
  margin: '0.25rem 0',
  padding: 0,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  listStyle: 'none',
});

const Time = styled(Option)({
  padding: '0.25rem 0.75rem',
  cursor: 'pointer',
  '&.base--selected': { color: accent, fontWeight: 600 },
  '&:hover': { background: `color-mix(in srgb, ${accent} 12%, transparent)` },
  '&:focus-visible': { outline: `2px solid ${accent}`, outlineOffset: -2 },
});
