import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxStates() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Checkbox />} label="Breakfast" />
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Late checkout"
      />
      <FormControlLabel control={<Checkbox disabled />} label="Pool (closed)" />
      <FormControlLabel
        control={<Checkbox disabled defaultChecked />}
        label="Wi-Fi (included)"
      />
    </FormGroup>
  );
}
