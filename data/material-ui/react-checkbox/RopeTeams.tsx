import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const climbers = ['Ilse Moser', 'Jonas Berg', 'Priya Nair'];

export default function RopeTeams() {
  const [roped, setRoped] = React.useState<readonly string[]>(['Ilse Moser']);
  const all = roped.length === climbers.length;
  const some = roped.length > 0 && !all;

  return (
    <Box role="group" aria-label="Rope team">
      <FormControlLabel
        label="Whole team"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            // The prop is only drawn. This line tells assistive technology.
            inputRef={(input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            }}
            onChange={() => setRoped(all ? [] : climbers)}
          />
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', marginInlineStart: 3 }}>
        {climbers.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                checked={roped.includes(name)}
                onChange={(_, checked) =>
                  setRoped((current) =>
                    checked
                      ? [...current, name]
                      : current.filter((other) => other !== name),
                  )
                }
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}
