import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const people = ['Ana Silva', 'Ben Carter', 'Mei Tanaka'];
const labels = ['Bug', 'Design', 'Documentation'];

function Placeholder({ children }: React.PropsWithChildren) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

export default function SelectPlaceholder() {
  const id = React.useId();

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <FormControl fullWidth>
        <InputLabel id={`${id}-a-label`} shrink>
          Assignee
        </InputLabel>
        <Select
          id={`${id}-a`}
          labelId={`${id}-a-label`}
          label="Assignee"
          defaultValue=""
          displayEmpty
        >
          <MenuItem value="">
            <Placeholder>Nobody</Placeholder>
          </MenuItem>
          {people.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <FormControl fullWidth>
        <InputLabel id={`${id}-b-label`} shrink>
          Labels
        </InputLabel>
        <Select<string[]>
          id={`${id}-b`}
          labelId={`${id}-b-label`}
          label="Labels"
          multiple
          defaultValue={[]}
          displayEmpty
          renderValue={(chosen) =>
            chosen.length > 0 ? (
              chosen.join(', ')
            ) : (
              <Placeholder>Choose labels</Placeholder>
            )
          }
        >
          {labels.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
    </Stack>
  );
}
