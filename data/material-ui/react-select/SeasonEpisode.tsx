import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const episodes: Record<string, string[]> = {
  'The Long Question': ['Who owns the tide?', 'Is silence a sound?'],
  'Harbour Gossip': ['The missing buoy', 'Fog for three weeks', 'A goat on board'],
};

export default function SeasonEpisode() {
  const id = React.useId();
  const [show, setShow] = React.useState('');
  const [episode, setEpisode] = React.useState('');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <FormControl fullWidth>
        <InputLabel id={`${id}-show-label`}>Show</InputLabel>
        <Select
          id={`${id}-show`}
          labelId={`${id}-show-label`}
          label="Show"
          value={show}
          onChange={(event) => {
            setShow(event.target.value);
            // The old episode is no option of the new show.
            setEpisode('');
          }}
        >
          {Object.keys(episodes).map((title) => (
            <MenuItem key={title} value={title}>
              {title}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <FormControl fullWidth disabled={show === ''}>
        <InputLabel id={`${id}-episode-label`}>Episode</InputLabel>
        <Select
          id={`${id}-episode`}
          labelId={`${id}-episode-label`}
          label="Episode"
          value={episode}
          onChange={(event) => setEpisode(event.target.value)}
        >
          {(episodes[show] ?? []).map((title) => (
            <MenuItem key={title} value={title}>
              {title}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
    </Stack>
  );
}
