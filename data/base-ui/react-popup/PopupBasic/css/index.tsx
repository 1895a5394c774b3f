import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function PopupBasic() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = anchor !== null;

  return (
    <div className="area">
      <button
        className="trigger"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}
      >
        Delivery details
      </button>
      <Popup
        className="details"
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
