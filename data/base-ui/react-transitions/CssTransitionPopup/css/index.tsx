import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function CssTransitionPopup() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="area">
      <button
        ref={setAnchor}
        className="toggle"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Delivery details
      </button>
      <Popup
        anchor={anchor}
        open={open}
        keepMounted
        disablePortal
        offset={8}
        role="group"
        aria-label="Delivery"
      >
        <CssTransition className="card" enterClassName="shown">
          Arrives on Monday before 6 pm.
        </CssTransition>
      </Popup>
    </div>
  );
}
