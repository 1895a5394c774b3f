import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const presenters = ['Imke Vos', 'Dario Fenn', 'Sunniva Aas'];

export default function StandInPresenter() {
  const id = React.useId();

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <FormControl fullWidth>
        <InputLabel id={`${id}-a-label`}>Presenter</InputLabel>
        <Select
          id={`${id}-a`}
          labelId={`${id}-a-label`}
          label="Presenter"
          defaultValue=""
        >
          {presenters.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <FormControl fullWidth>
        <InputLabel id={`${id}-b-label`} shrink>
          Stand-in
        </InputLabel>
        <Select
          id={`${id}-b`}
          labelId={`${id}-b-label`}
          label="Stand-in"
          defaultValue=""
          displayEmpty
        >
          <MenuItem value="">
            <Box component="span" sx={{ color: 'text.secondary' }}>
              Nobody needed
            </Box>
          </MenuItem>
          {presenters.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
    </Stack>
  );
}
