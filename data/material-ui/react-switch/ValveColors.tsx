import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch, { type SwitchProps } from '@mui/material/Switch';

const valves: [string, SwitchProps['color']][] = [
  ['Drain', 'default'],
  ['Fresh water', 'primary'],
  ['Salt water', 'secondary'],
  ['Oxygen', 'success'],
  ['Tide', 'info'],
  ['UV lamp', 'warning'],
  ['Ozone', 'error'],
];

export default function ValveColors() {
  return (
    <FormGroup row>
      {valves.map(([label, color]) => (
        <FormControlLabel
          key={label}
          control={<Switch defaultChecked color={color} />}
          label={label}
        />
      ))}
    </FormGroup>
  );
}
