import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const calendars: { label: string; color: CheckboxProps['color'] }[] = [
  { label: 'Birthdays', color: 'default' },
  { label: 'Work', color: 'primary' },
  { label: 'Family', color: 'secondary' },
  { label: 'Sports', color: 'success' },
  { label: 'Travel', color: 'info' },
  { label: 'School', color: 'warning' },
  { label: 'Deadlines', color: 'error' },
];

export default function CheckboxColors() {
  return (
    <FormGroup row>
      {calendars.map(({ label, color }) => (
        <FormControlLabel
          key={label}
          control={<Checkbox defaultChecked color={color} />}
          label={label}
        />
      ))}
    </FormGroup>
  );
}
