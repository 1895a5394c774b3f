import * as React from 'react';
import Grid from '@mui/material/Grid';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const options = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  justifyContent: [
    'flex-start',
    'center',
    'flex-end',
    'space-between',
    'space-evenly',
  ],
  alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
} as const;

const people = [
  { name: 'Ana', height: 48 },
  { name: 'Ben', height: 72 },
  { name: 'Cleo', height: 60 },
];

export default function GridAlignment() {
  const [direction, setDirection] =
    React.useState<(typeof options.direction)[number]>('row');
  const [styles, setStyles] = React.useState({
    justifyContent: 'center',
    alignItems: 'flex-end',
  });
  const select = { select: true, size: 'small', fullWidth: true } as const;

  return (
    <div>
      <Grid container spacing={2} sx={{ mb: 3 }}>
        <Grid item xs={12} sm={4}>
          <TextField
            {...select}
            label="direction"
            value={direction}
            onChange={({ target }) => setDirection(target.value as typeof direction)}
          >
            {options.direction.map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        </Grid>
        {(['justifyContent', 'alignItems'] as const).map((name) => (
          <Grid key={name} item xs={12} sm={4}>
            <TextField
              {...select}
              label={name}
              value={styles[name]}
              onChange={({ target }) =>
                setStyles({ ...styles, [name]: target.value })
              }
            >
              {options[name].map((value) => (
                <MenuItem key={value} value={value}>
                  {value}
                </MenuItem>
              ))}
            </TextField>
          </Grid>
        ))}
      </Grid>
      <Grid
        container
        direction={direction}
        sx={{ ...styles, height: 260, bgcolor: 'action.hover' }}
      >
        {people.map(({ name, height }) => (
          <Grid key={name} item sx={{ p: 0.5 }}>
            <Paper
              variant="outlined"
              sx={{ px: 2, minHeight: height, lineHeight: 2.5 }}
            >
              {name}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </div>
  );
}
