import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';

const toggle =
  'cursor-pointer rounded-lg bg-blue-700 px-4 py-2 text-white outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:bg-blue-300 dark:text-blue-950 dark:outline-blue-300';
const panel =
  'absolute top-12 grid w-full gap-1 rounded-lg border border-current/25 bg-white px-3 py-2 dark:bg-slate-800';

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
      <div className="relative min-h-32" onKeyDown={handleKeyDown}>
        <button
          className={toggle}
          ref={button}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Filter orders
        </button>
        {open && (
          <div className={panel} role="group" aria-label="Status">
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
