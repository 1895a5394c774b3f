import * as React from 'react';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const toppings = ['Basil', 'Mushrooms', 'Olives', 'Onions', 'Peppers'];

function summarize(selected: string[]) {
  const [first, ...others] = selected;
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}

export default function SelectCheckmarks() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(['Basil', 'Olives']);

  const handleChange = (event: SelectChangeEvent<string[]>) => {
    const { value } = event.target;
    // The browser's autofill sets one string, with commas between the values.
    setChosen(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Toppings</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Toppings"
        multiple
        value={chosen}
        onChange={handleChange}
        renderValue={summarize}
      >
        {toppings.map((topping) => (
          <MenuItem key={topping} value={topping}>
            <ListItemIcon>
              {chosen.includes(topping) ? (
                <CheckBox color="primary" />
              ) : (
                <CheckBoxOutlineBlank />
              )}
            </ListItemIcon>
            {topping}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
