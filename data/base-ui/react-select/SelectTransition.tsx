import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select, type SelectListboxSlotProps } from '@mui/base/Select';
import { CssTransition } from '@mui/base/Transitions';
import { styled } from '@mui/system';

export default function SelectTransition() {
  const id = React.useId();

  return (
    <Field>
      <label htmlFor={id}>Repeat</label>
      <Select
        id={id}
        defaultValue="Weekly"
        renderValue={(option) => option?.label ?? 'Weekly'}
        slots={{ root: Repeat, popup: Popup, listbox: SlidingListbox }}
        slotProps={{ listbox: { 'aria-label': 'Repeat' } }}
      >
        {['Never', 'Daily', 'Weekly', 'Monthly'].map((interval) => (
          <Interval key={interval} value={interval}>
            {interval}
          </Interval>
        ))}
      </Select>
    </Field>
  );
}

const SlidingListbox = React.forwardRef<
  HTMLUListElement,
  SelectListboxSlotProps<string, false>
>(function SlidingListbox({ ownerState: _ownerState, ...props }, ref) {
  return (
    <Slide enterClassName="open" exitClassName="closed">
      <Intervals {...(props as object)} ref={ref} />
    </Slide>
  );
});

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Field = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
});

const Slide = styled(CssTransition)({
  transformOrigin: 'top',
  transition: 'opacity 150ms, transform 150ms',
  '&.closed': { opacity: 0, transform: 'scaleY(0.8)' },
  // Short, but not 0: without a transition, its end would never be reported.
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

const Repeat = styled('button')({
  minInlineSize: '8rem',
  padding: '0.5rem 1rem',
  border: 'none',
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
  font: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '" ▾" / ""' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Popup = styled('div')({ zIndex: 1 });

const Intervals = styled('ul')({
  minInlineSize: '8rem',
  margin: '0.25rem 0',
  padding: '0.5rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  listStyle: 'none',
});

const Interval = styled(Option)({
  padding: '0.375rem 0.75rem',
  borderRadius: 4,
  cursor: 'pointer',
  '&.base--selected': { color: accent },
  '&:hover': { background: `color-mix(in srgb, ${accent} 12%, transparent)` },
  '&:focus-visible': { outline: `2px solid ${accent}` },
});
