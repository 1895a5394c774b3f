import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxSizes() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox size="small" defaultChecked />}
        label="Milk (small)"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Bread (medium)"
      />
      <FormControlLabel
        control={<Checkbox size="large" defaultChecked />}
        label="Coffee (large)"
        slotProps={{ typography: { variant: 'h6', component: 'span' } }}
      />
    </FormGroup>
  );
}
