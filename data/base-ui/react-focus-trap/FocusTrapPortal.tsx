import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function FocusTrapPortal() {
  const help = React.useRef<HTMLDivElement>(null);
  const question = React.useRef<HTMLInputElement>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Columns>
      <div>
        <button onClick={() => setOpen(true)}>Review order</button>
        {open && (
          <FocusTrap open>
            <section tabIndex={-1} aria-label="Order 1042">
              <p>2 items, $48</p>
              <button onClick={() => question.current?.focus()}>
                Ask a question
              </button>
              <button onClick={() => setOpen(false)}>Close</button>
              <Portal container={() => help.current}>
                <label>
                  Your question
                  <input ref={question} />
                </label>
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
  '& section, & label': { display: 'grid', gap: '0.5rem' },
  '& section': { padding: '0.5rem', borderRadius: 8 },
  '& p': { margin: 0 },
  '& button, & input': {
    boxSizing: 'border-box',
    width: '100%',
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
  '& button': { cursor: 'pointer' },
  '& :focus': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
