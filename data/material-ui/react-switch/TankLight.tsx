import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function TankLight() {
  const [lit, setLit] = React.useState(true);

  return (
    <FormControlLabel
      control={
        <Switch checked={lit} onChange={(event) => setLit(event.target.checked)} />
      }
      label="Reef tank light"
    />
  );
}
