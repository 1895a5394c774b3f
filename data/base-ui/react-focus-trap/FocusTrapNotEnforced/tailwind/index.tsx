import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';

const control = 'rounded-lg border border-current/55 px-3 py-1.5';

export default function FocusTrapNotEnforced() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="grid justify-items-start gap-3">
      <label>
        Message <input className={control} defaultValue="See you on Friday" />
      </label>
      <button className={control} onClick={() => setOpen(true)}>
        Pick a color
      </button>
      {open && (
        <FocusTrap open disableEnforceFocus>
          <fieldset
            className="mx-0.5 rounded-lg border border-blue-700 px-3 pt-1.5 pb-2.5 dark:border-blue-300"
            tabIndex={-1}
          >
            <legend className="px-0.5">Text color</legend>
            <button className={control}>Black</button>{' '}
            <button className={control}>Blue</button>{' '}
            <button className={control} onClick={() => setOpen(false)}>
              Close
            </button>
          </fieldset>
        </FocusTrap>
      )}
    </div>
  );
}
