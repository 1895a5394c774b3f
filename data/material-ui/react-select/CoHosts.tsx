import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const LIMIT = 2;
const crew = ['Imke Vos', 'Dario Fenn', 'Sunniva Aas', 'Bo Reyes'];

export default function CoHosts() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [hosts, setHosts] = React.useState<string[]>([]);

  const handleChange = (event: SelectChangeEvent<string[]>) => {
    const { value } = event.target;
    const next = typeof value === 'string' ? value.split(',') : value;
    setHosts(next);
    // A multiple select stays open by itself. Close it when the choice is complete.
    setOpen(next.length < LIMIT);
  };

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Hosts</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Hosts"
        multiple
        value={hosts}
        onChange={handleChange}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        aria-describedby={`${id}-help`}
      >
        {crew.map((name) => (
          <MenuItem
            key={name}
            value={name}
            disabled={hosts.length >= LIMIT && !hosts.includes(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText id={`${id}-help`}>Choose up to {LIMIT} people.</FormHelperText>
    </FormControl>
  );
}
