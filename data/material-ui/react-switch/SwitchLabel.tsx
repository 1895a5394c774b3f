import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function SwitchLabel() {
  const [updates, setUpdates] = React.useState(true);

  return (
    <FormControlLabel
      control={
        <Switch
          checked={updates}
          onChange={(event) => setUpdates(event.target.checked)}
        />
      }
      label="Automatic updates"
    />
  );
}
