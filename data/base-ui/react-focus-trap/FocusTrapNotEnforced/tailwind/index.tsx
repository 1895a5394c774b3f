import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';

const ring =
  'outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:outline-blue-300';
const control = `rounded-lg border border-current/55 px-3 py-1.5 ${ring}`;
const button = `cursor-pointer ${control}`;

export default function FocusTrapNotEnforced() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="grid justify-items-start gap-3">
      <label>
        Message
        <input
          className={`mt-1 block ${control}`}
          defaultValue="See you on Friday"
        />
      </label>
      <button className={button} onClick={() => setOpen(true)}>
        Pick a color
      </button>
      {open && (
        <FocusTrap open disableEnforceFocus>
          <fieldset
            className={`flex flex-wrap gap-2 rounded-lg border border-blue-700 px-3 pt-1 pb-3 dark:border-blue-300 ${ring}`}
            tabIndex={-1}
          >
            <legend className="px-0.5">Text color</legend>
            <button className={button}>Black</button>
            <button className={button}>Blue</button>
            <button className={button} onClick={() => setOpen(false)}>
              Close
            </button>
          </fieldset>
        </FocusTrap>
      )}
    </div>
  );
}
