import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

const edges = ['start', 'end'] as const;
const times = { start: '6:40 PM', end: '6:05 AM' };

export default function PopupPlacement() {
  const [flight, setFlight] = React.useState<HTMLElement | null>(null);
  const [side, setSide] = React.useState<'top' | 'bottom'>('top');

  return (
    <div className="root">
      <div className="flight" ref={setFlight}>
        Boston to Lisbon
      </div>
      {edges.map((edge) => (
        <Popup
          className="time"
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
        className="button"
        onClick={() => setSide(side === 'top' ? 'bottom' : 'top')}
      >
        {side === 'top' ? 'Show times below' : 'Show times above'}
      </button>
    </div>
  );
}
