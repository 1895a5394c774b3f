import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';

const trigger =
  'cursor-pointer rounded-lg border border-current/55 px-3.5 py-2 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:outline-blue-300';
const details =
  'z-1 grid rounded-lg border border-current/25 bg-white px-4 py-3 shadow-xl dark:bg-gray-900';

export default function PopupBasic() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = anchor !== null;

  return (
    <div className="min-h-36">
      <button
        className={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}
      >
        Delivery details
      </button>
      <Popup
        className={details}
        id={id}
        open={open}
        anchor={anchor}
        offset={8}
        role="group"
        aria-label="Delivery"
        disablePortal
      >
        Arrives on Tuesday
        <small>12 Oak Street, Boston</small>
      </Popup>
    </div>
  );
}
