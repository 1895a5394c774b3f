import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function FocusTrapPortal() {
  const help = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Columns>
      <div>
        <button onClick={() => setOpen(true)}>Review order</button>
        {open && (
          <FocusTrap open>
            <section tabIndex={-1} aria-label="Order 1042">
              <p>2 items, $48</p>
              <button onClick={() => setOpen(false)}>Close</button>
              <Portal container={() => help.current}>
                <button>Open the price list</button>
              </Portal>
            </section>
          </FocusTrap>
        )}
      </div>
      <div ref={help}>Help</div>
    </Columns>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '1rem',
  width: 'min(28rem, 100%)',
  '& > div': {
    display: 'grid',
    alignContent: 'start',
    gap: '0.75rem',
    padding: '0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
    borderRadius: 8,
  },
  '& section': { outlineOffset: 6 },
  '& button': {
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
});
