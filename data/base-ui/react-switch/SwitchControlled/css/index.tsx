import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function SwitchControlled() {
  const [offline, setOffline] = React.useState(false);
  const [wifi, setWifi] = React.useState(true);

  return (
    <div className="device">
      <label>
        <Switch
          className="toggle"
          checked={offline}
          onChange={(event) => setOffline(event.target.checked)}
        />
        Airplane mode
      </label>
      <label>
        <Switch
          className="toggle"
          disabled={offline}
          checked={wifi && !offline}
          onChange={(event) => setWifi(event.target.checked)}
        />
        Wi-Fi
      </label>
    </div>
  );
}
