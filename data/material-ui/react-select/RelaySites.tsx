import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const sites = new Map([
  ['kv', 'Kvitberg mast'],
  ['hl', 'Holm lighthouse'],
  ['ra', 'Rask church tower'],
  ['su', 'Sund water tower'],
]);

export default function RelaySites() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(['kv', 'ra']);

  return (
    <FormControl fullWidth sx={{ maxWidth: 360 }}>
      <InputLabel id={`${id}-label`}>Relay sites</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Relay sites"
        multiple
        value={chosen}
        onChange={({ target: { value } }) =>
          setChosen(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(codes) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {codes.map((code) => (
              <Chip key={code} size="small" label={sites.get(code)} />
            ))}
          </Box>
        )}
      >
        {[...sites].map(([code, name]) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
