import FormControlLabel from '@mui/material/FormControlLabel';
import Radio, { type RadioProps } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const verdicts: [string, RadioProps['color']][] = [
  ['Not checked', 'default'],
  ['Flawless', 'success'],
  ['Hairline crack', 'warning'],
  ['Broken', 'error'],
];

export default function CrackReport() {
  return (
    <RadioGroup row aria-label="State after firing" defaultValue="Flawless">
      {verdicts.map(([verdict, color]) => (
        <FormControlLabel
          key={verdict}
          value={verdict}
          control={<Radio color={color} />}
          label={verdict}
        />
      ))}
    </RadioGroup>
  );
}
