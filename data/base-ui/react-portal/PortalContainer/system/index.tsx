import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function PortalContainer() {
  const [header, setHeader] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const checkbox = React.useRef<HTMLInputElement>(null);

  function clear() {
    setOpen(false);
    checkbox.current?.focus(); // The button disappears.
  }

  return (
    <App>
      <div className="bar">
        <strong>Files</strong>
        <span ref={setHeader} />
      </div>
      <div className="page">
        <label>
          <input
            ref={checkbox}
            type="checkbox"
            checked={open}
            onChange={(event) => setOpen(event.target.checked)}
          />{' '}
          Select Budget.xlsx
        </label>
        {open && header && (
          <Portal container={header}>
            <button type="button" onClick={clear}>
              Clear selection
            </button>
          </Portal>
        )}
      </div>
    </App>
  );
}

const App = styled('div')({
  width: 'min(26rem, 100%)',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  '& .bar': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3.5rem',
    borderRadius: '7px 7px 0 0',
    paddingInline: '1rem',
    background: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  },
  '& .page': { padding: '1rem' },
  '& button': {
    padding: '0.375rem 0.75rem',
    border: 0,
    borderRadius: 8,
    background: 'light-dark(#0b57d0, #a8c7fa)',
    color: 'light-dark(#fff, #062e6f)',
    font: 'inherit',
  },
  '& :focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
