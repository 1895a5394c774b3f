import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function BreakfastBox() {
  return (
    <FormControlLabel
      control={<Checkbox defaultChecked />}
      label="Wake me for the early breakfast at 4:30"
    />
  );
}
