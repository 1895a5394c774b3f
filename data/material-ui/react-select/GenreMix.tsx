import * as React from 'react';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const genres = ['Afrobeat', 'Chamber folk', 'Dub', 'Field recordings', 'Krautrock'];

function summarize(selected: string[]) {
  const [first, ...others] = selected;
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}

export default function GenreMix() {
  const id = React.useId();
  const [mix, setMix] = React.useState(['Dub', 'Krautrock']);

  const handleChange = (event: SelectChangeEvent<string[]>) => {
    const { value } = event.target;
    // Autofill hands over one string, with commas between the values.
    setMix(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Genres</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Genres"
        multiple
        value={mix}
        onChange={handleChange}
        renderValue={summarize}
      >
        {genres.map((genre) => (
          <MenuItem key={genre} value={genre}>
            <ListItemIcon>
              {mix.includes(genre) ? (
                <CheckBox color="primary" />
              ) : (
                <CheckBoxOutlineBlank />
              )}
            </ListItemIcon>
            {genre}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
