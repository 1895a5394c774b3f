import * as React from 'react';
import { Portal } from '@mui/base/Portal';

const ring =
  'outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:outline-blue-300';
const action = `rounded-lg bg-blue-700 px-3 py-1.5 text-white dark:bg-blue-300 dark:text-blue-950 ${ring}`;

export default function PortalContainer() {
  const [header, setHeader] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const checkbox = React.useRef<HTMLInputElement>(null);

  function clear() {
    setOpen(false);
    checkbox.current?.focus(); // The button disappears.
  }

  return (
    <div className="w-[min(26rem,100%)] rounded-lg border border-current/25">
      <div className="flex min-h-14 items-center rounded-t-[7px] justify-between bg-blue-700/12 px-4 dark:bg-blue-300/12">
        <strong>Files</strong>
        <span ref={setHeader} />
      </div>
      <div className="p-4">
        <label>
          <input
            ref={checkbox}
            className={ring}
            type="checkbox"
            checked={open}
            onChange={(event) => setOpen(event.target.checked)}
          />{' '}
          Select Budget.xlsx
        </label>
        {open && header && (
          <Portal container={header}>
            <button className={action} type="button" onClick={clear}>
              Clear selection
            </button>
          </Portal>
        )}
      </div>
    </div>
  );
}
