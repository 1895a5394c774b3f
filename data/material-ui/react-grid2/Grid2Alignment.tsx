import * as React from 'react';
import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const options = {
  justifyContent: ['flex-start', 'center', 'space-between', 'flex-end'],
  alignItems: ['stretch', 'flex-start', 'center', 'flex-end'],
};
const bags = [
  { name: 'Bag', height: 40 },
  { name: 'Suitcase', height: 96 },
  { name: 'Tent', height: 64 },
];

export default function Grid2Alignment() {
  const id = React.useId();
  const [styles, setStyles] = React.useState({
    justifyContent: 'space-between',
    alignItems: 'flex-end',
  });

  return (
    <Stack spacing={3} useFlexGap>
      <Grid2 container spacing={2}>
        {(['justifyContent', 'alignItems'] as const).map((name) => (
          <Grid2 key={name} size={{ xs: 12, sm: 6 }}>
            <TextField
              select
              fullWidth
              size="small"
              id={`${id}-${name}`}
              label={name}
              value={styles[name]}
              onChange={(event) =>
                setStyles({ ...styles, [name]: event.target.value })
              }
            >
              {options[name].map((option) => (
                <MenuItem key={option} value={option}>
                  {option}
                </MenuItem>
              ))}
            </TextField>
          </Grid2>
        ))}
      </Grid2>

      <Grid2 container spacing={1} sx={{ ...styles, minHeight: 128 }}>
        {bags.map(({ name, height }) => (
          <Grid2 key={name} size={3} sx={{ bgcolor: 'action.selected' }}>
            <Box sx={{ minHeight: height, py: 1, textAlign: 'center' }}>{name}</Box>
          </Grid2>
        ))}
      </Grid2>
    </Stack>
  );
}
