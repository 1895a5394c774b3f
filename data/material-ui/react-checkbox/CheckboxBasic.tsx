import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function CheckboxBasic() {
  return (
    <FormControlLabel
      control={<Checkbox defaultChecked />}
      label="Send me the receipt by email"
    />
  );
}
