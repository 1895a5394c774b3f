import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';

export default function CssTransitionPopup() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="min-h-32">
      <button
        ref={setAnchor}
        className="cursor-pointer rounded-lg bg-blue-700 px-4 py-2 text-white outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:bg-blue-300 dark:text-blue-950 dark:outline-blue-300"
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
        <CssTransition
          className="w-52 rounded-lg border border-current/25 bg-white px-4 py-3 transition-[opacity,translate] duration-200 motion-reduce:duration-[1ms] dark:bg-slate-800"
          enterClassName="translate-y-0 opacity-100"
          exitClassName="-translate-y-2 opacity-0"
        >
          Arrives on Monday before 6 pm.
        </CssTransition>
      </Popup>
    </div>
  );
}
