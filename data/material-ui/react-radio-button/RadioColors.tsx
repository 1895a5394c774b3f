import FormControlLabel from '@mui/material/FormControlLabel';
import Radio, { type RadioProps } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const priorities: [string, RadioProps['color']][] = [
  ['None', 'default'],
  ['Low', 'success'],
  ['High', 'warning'],
  ['Urgent', 'error'],
];

export default function RadioColors() {
  return (
    <RadioGroup row aria-label="Priority of the task" defaultValue="Low">
      {priorities.map(([priority, color]) => (
        <FormControlLabel
          key={priority}
          value={priority}
          control={<Radio color={color} />}
          label={priority}
        />
      ))}
    </RadioGroup>
  );
}
