import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchStates() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Switch />} label="Bluetooth" />
      <FormControlLabel control={<Switch defaultChecked />} label="Wi-Fi" />
      <FormControlLabel
        control={<Switch defaultChecked size="small" />}
        label="Location (small)"
      />
      <FormControlLabel disabled control={<Switch />} label="Roaming (disabled)" />
      <FormControlLabel
        disabled
        control={<Switch defaultChecked />}
        label="Emergency calls (always on)"
      />
    </FormGroup>
  );
}
