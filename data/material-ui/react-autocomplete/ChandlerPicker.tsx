import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Chandler {
  name: string;
  isNew?: boolean;
}

const knownNames = (chandlers: Chandler[]) =>
  new Set(chandlers.map(({ name }) => name.toLowerCase()));

const filterByName = createFilterOptions<Chandler>({ trim: true });

export default function ChandlerPicker() {
  const [value, setValue] = React.useState<Chandler | null>(null);
  const [chandlers, setChandlers] = React.useState<Chandler[]>([
    { name: 'Brask Ship Supply' },
    { name: 'Dockside Provisions' },
    { name: 'Nautica Stores' },
  ]);

  const handleChange = (event: React.SyntheticEvent, choice: Chandler | null) => {
    if (choice?.isNew) {
      const added: Chandler = { name: choice.name };
      setChandlers((previous) => [...previous, added]);
      setValue(added);
    } else {
      setValue(choice);
    }
  };

  return (
    <Autocomplete
      options={chandlers}
      value={value}
      onChange={handleChange}
      getOptionLabel={(chandler) => chandler.name}
      filterOptions={(options, state) => {
        const matches = filterByName(options, state);
        const name = state.inputValue.trim();
        return name === '' || knownNames(options).has(name.toLowerCase())
          ? matches
          : [...matches, { name, isNew: true }];
      }}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Ship chandler" />}
      renderOption={({ key, ...optionProps }, chandler) => (
        <li key={key} {...optionProps}>
          {chandler.isNew ? `Add “${chandler.name}”` : chandler.name}
        </li>
      )}
    />
  );
}
