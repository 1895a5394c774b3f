import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import './styles.css';

export default function PortalContainer() {
  const [header, setHeader] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const checkbox = React.useRef<HTMLInputElement>(null);

  function clear() {
    setOpen(false);
    checkbox.current?.focus(); // The button disappears.
  }

  return (
    <div className="app">
      <div className="bar">
        <strong>Files</strong>
        <span ref={setHeader} />
      </div>
      <div className="page">
        <label>
          <input
            ref={checkbox}
            className="check"
            type="checkbox"
            checked={open}
            onChange={(event) => setOpen(event.target.checked)}
          />{' '}
          Select Budget.xlsx
        </label>
        {open && header && (
          <Portal container={header}>
            <button className="action" type="button" onClick={clear}>
              Clear selection
            </button>
          </Portal>
        )}
      </div>
    </div>
  );
}
