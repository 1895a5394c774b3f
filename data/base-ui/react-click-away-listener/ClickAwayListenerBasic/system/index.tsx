import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

export default function ClickAwayListenerBasic() {
  const [open, setOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);

  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    }
  }

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Filter onKeyDown={handleKeyDown}>
        <Toggle ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
          Filter orders
        </Toggle>
        {open && (
          <Panel role="group" aria-label="Status">
            <label>
              <input type="checkbox" defaultChecked /> Open
            </label>
            <label>
              <input type="checkbox" /> Shipped
            </label>
          </Panel>
        )}
      </Filter>
    </ClickAwayListener>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Filter = styled('div')({ position: 'relative', minHeight: '8rem' });

const Toggle = styled('button')({
  padding: '0.5rem 1rem',
  border: 'none',
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Panel = styled('div')({
  position: 'absolute',
  insetBlockStart: '3rem',
  display: 'grid',
  gap: '0.25rem',
  boxSizing: 'border-box',
  width: '100%',
  padding: '0.5rem 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
});
