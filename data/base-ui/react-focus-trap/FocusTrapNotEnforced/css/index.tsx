import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './styles.css';

export default function FocusTrapNotEnforced() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="page">
      <label>
        Message
        <input className="control field" defaultValue="See you on Friday" />
      </label>
      <button className="control" onClick={() => setOpen(true)}>
        Pick a color
      </button>
      {open && (
        <FocusTrap open disableEnforceFocus>
          <fieldset className="group" tabIndex={-1}>
            <legend>Text color</legend>
            <button className="control">Black</button>
            <button className="control">Blue</button>
            <button className="control" onClick={() => setOpen(false)}>
              Close
            </button>
          </fieldset>
        </FocusTrap>
      )}
    </div>
  );
}
