import Checkbox from '@mui/material/Checkbox';
import FormControlLabel, {
  type FormControlLabelProps,
} from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const sides: [FormControlLabelProps['labelPlacement'], string][] = [
  ['end', 'Soup'],
  ['start', 'Bread'],
  ['top', 'Cheese'],
  ['bottom', 'Tea'],
];

export default function LabelSides() {
  return (
    <FormGroup row>
      {sides.map(([side, dish]) => (
        <FormControlLabel
          key={side}
          labelPlacement={side}
          control={<Checkbox />}
          label={`${dish} (${side})`}
        />
      ))}
    </FormGroup>
  );
}
