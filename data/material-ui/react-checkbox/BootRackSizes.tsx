import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function BootRackSizes() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox size="small" defaultChecked />}
        label="Dry my socks"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Dry my boots" />
      <FormControlLabel
        control={<Checkbox size="large" defaultChecked />}
        label="Wax my skis"
        slotProps={{ typography: { variant: 'h6', component: 'span' } }}
      />
    </FormGroup>
  );
}
