import * as React from 'react';
import { Switch } from '@mui/base/Switch';

const css = `
  .ferryAlert { display: flex; align-items: center; gap: 0.75rem; }
  .ferryAlert-switch {
    position: relative; flex: none; inline-size: 3rem; block-size: 1.75rem;
  }
  .ferryAlert-switch .base-Switch-track {
    position: absolute; inset: 0; border: 2px solid currentColor; border-radius: 999px;
  }
  .ferryAlert-switch .base-Switch-thumb {
    position: absolute; inset-block-start: 6px; inset-inline-start: 6px;
    inline-size: 1rem; block-size: 1rem; border-radius: 50%;
    background: currentColor; transition: inset-inline-start 120ms;
  }
  .ferryAlert-switch .base-Switch-input {
    position: absolute; inset: 0; inline-size: 100%; block-size: 100%;
    margin: 0; opacity: 0; cursor: pointer;
  }
  .ferryAlert-switch.base--checked .base-Switch-thumb {
    inset-inline-start: calc(100% - 1rem - 6px);
  }
  .ferryAlert-switch.base--checked .base-Switch-track {
    background: color-mix(in srgb, currentColor 20%, transparent);
  }
  .ferryAlert-switch.base--focusVisible { outline: 3px solid; outline-offset: 3px; border-radius: 999px; }
`;

export default function FerryAlertSwitch() {
  const [alerts, setAlerts] = React.useState(true);

  return (
    <div>
      <style>{css}</style>
      <label className="ferryAlert">
        <Switch
          className="ferryAlert-switch"
          checked={alerts}
          onChange={(event) => setAlerts(event.target.checked)}
        />
        Text me when the 07:40 ferry is late
      </label>
      <p>{alerts ? 'You get a message.' : 'You hear nothing from us.'}</p>
    </div>
  );
}
