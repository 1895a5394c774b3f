import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const layers: { label: string; color: CheckboxProps['color'] }[] = [
  { label: 'Footpaths', color: 'default' },
  { label: 'Cable cars', color: 'primary' },
  { label: 'Via ferrata', color: 'secondary' },
  { label: 'Open huts', color: 'success' },
  { label: 'Springs', color: 'info' },
  { label: 'Snow bridges', color: 'warning' },
  { label: 'Rockfall', color: 'error' },
];

export default function TrailMapLegend() {
  return (
    <FormGroup row>
      {layers.map(({ label, color }) => (
        <FormControlLabel
          key={label}
          control={<Checkbox defaultChecked color={color} />}
          label={label}
        />
      ))}
    </FormGroup>
  );
}
