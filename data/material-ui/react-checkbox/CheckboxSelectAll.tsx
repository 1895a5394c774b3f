import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const people = ['Ana Silva', 'Ben Okoro', 'Chloe Martin'];

export default function CheckboxSelectAll() {
  const [invited, setInvited] = React.useState<readonly string[]>(['Ana Silva']);
  const all = invited.length === people.length;
  const some = invited.length > 0 && !all;

  return (
    <Box role="group" aria-label="People to invite">
      <FormControlLabel
        label="Invite everyone"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            // The prop only changes the icon. This line tells assistive technology.
            inputRef={(input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            }}
            onChange={() => setInvited(all ? [] : people)}
          />
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', marginInlineStart: 3 }}>
        {people.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                checked={invited.includes(name)}
                onChange={(event, checked) =>
                  setInvited((current) =>
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
