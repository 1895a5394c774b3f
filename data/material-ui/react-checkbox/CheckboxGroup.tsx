import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const allergens = ['Eggs', 'Gluten', 'Milk', 'Nuts'];

export default function CheckboxGroup() {
  const [avoided, setAvoided] = React.useState<readonly string[]>(['Nuts']);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { value, checked } = event.target;
    setAvoided((current) =>
      checked ? [...current, value] : current.filter((item) => item !== value),
    );
  };

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Hide recipes with</FormLabel>
      <FormGroup>
        {allergens.map((allergen) => (
          <FormControlLabel
            key={allergen}
            value={allergen}
            control={
              <Checkbox
                checked={avoided.includes(allergen)}
                onChange={handleChange}
              />
            }
            label={allergen}
          />
        ))}
      </FormGroup>
      <FormHelperText role="status">
        {avoided.length === 0 ? 'All recipes' : `Without ${avoided.join(', ')}`}
      </FormHelperText>
    </FormControl>
  );
}
