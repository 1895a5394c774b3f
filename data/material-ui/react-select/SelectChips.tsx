import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const languages = new Map([
  ['en', 'English'],
  ['es', 'Spanish'],
  ['fr', 'French'],
  ['ja', 'Japanese'],
  ['pt', 'Portuguese'],
]);

export default function SelectChips() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(['en', 'pt', 'ja']);

  return (
    <FormControl fullWidth sx={{ maxWidth: 300 }}>
      <InputLabel id={`${id}-label`}>Languages</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Languages"
        multiple
        value={chosen}
        onChange={({ target: { value } }) =>
          setChosen(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(codes) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {codes.map((code) => (
              <Chip key={code} size="small" label={languages.get(code)} />
            ))}
          </Box>
        )}
      >
        {[...languages].map(([code, name]) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
