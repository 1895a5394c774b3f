import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Playlist {
  name: string;
  isNew?: boolean;
}

const filterByName = createFilterOptions<Playlist>({ trim: true });

export default function AutocompleteCreatable() {
  const [value, setValue] = React.useState<Playlist | null>(null);
  const [playlists, setPlaylists] = React.useState<Playlist[]>([
    { name: 'Focus' },
    { name: 'Party' },
    { name: 'Road trip' },
  ]);

  const handleChange = (event: React.SyntheticEvent, choice: Playlist | null) => {
    if (choice?.isNew) {
      const added: Playlist = { name: choice.name };
      setPlaylists((previous) => [...previous, added]);
      setValue(added);
    } else {
      setValue(choice);
    }
  };

  return (
    <Autocomplete
      options={playlists}
      value={value}
      onChange={handleChange}
      getOptionLabel={(playlist) => playlist.name}
      filterOptions={(options, state) => {
        const matches = filterByName(options, state);
        const name = state.inputValue.trim();
        const exists = options.some(
          (option) => option.name.toLowerCase() === name.toLowerCase(),
        );
        return name === '' || exists ? matches : [...matches, { name, isNew: true }];
      }}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Playlist" />}
      renderOption={({ key, ...props }, { name, isNew }) => (
        <li key={key} {...props}>
          {isNew ? `Create "${name}"` : name}
        </li>
      )}
    />
  );
}
