import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';

const edges = ['start', 'end'] as const;
const times = { start: '6:40 PM', end: '6:05 AM' };

const time =
  'rounded-lg bg-blue-700 px-2.5 py-0.5 text-white dark:bg-blue-300 dark:text-blue-950';
const button =
  'rounded-lg border border-current/55 px-3.5 py-2 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:outline-blue-300';

export default function PopupPlacement() {
  const [flight, setFlight] = React.useState<HTMLElement | null>(null);
  const [side, setSide] = React.useState<'top' | 'bottom'>('top');

  return (
    <div className="w-full max-w-96 text-center">
      <div
        className="my-12 rounded-lg bg-blue-700/12 p-3 dark:bg-blue-300/12"
        ref={setFlight}
      >
        Boston to Lisbon
      </div>
      {edges.map((edge) => (
        <Popup
          className={time}
          key={edge}
          open={flight !== null}
          anchor={flight}
          placement={`${side}-${edge}`}
          offset={6}
          role="note"
          disablePortal
        >
          {times[edge]}
        </Popup>
      ))}
      <button
        type="button"
        className={button}
        onClick={() => setSide(side === 'top' ? 'bottom' : 'top')}
      >
        {side === 'top' ? 'Show times below' : 'Show times above'}
      </button>
    </div>
  );
}
