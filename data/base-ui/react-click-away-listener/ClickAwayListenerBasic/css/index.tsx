import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import './styles.css';

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
      <div className="filter" onKeyDown={handleKeyDown}>
        <button
          className="toggle"
          ref={button}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Filter orders
        </button>
        {open && (
          <div className="panel" role="group" aria-label="Status">
            <label>
              <input type="checkbox" defaultChecked /> Open
            </label>
            <label>
              <input type="checkbox" /> Shipped
            </label>
          </div>
        )}
      </div>
    </ClickAwayListener>
  );
}
