import * as React from 'react';
import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const justify = ['flex-start', 'center', 'space-between', 'flex-end'] as const;
const align = ['stretch', 'flex-start', 'center', 'flex-end'] as const;
const lockers = [
  { name: 'Boots', height: 40 },
  { name: 'Skis', height: 96 },
  { name: 'Helmet', height: 64 },
];

export default function LockerBench() {
  const [justifyContent, setJustify] = React.useState<string>('space-between');
  const [alignItems, setAlign] = React.useState<string>('flex-end');
  const id = React.useId();

  const selects = [
    {
      label: 'justifyContent',
      value: justifyContent,
      set: setJustify,
      options: justify,
    },
    { label: 'alignItems', value: alignItems, set: setAlign, options: align },
  ];

  return (
    <Stack spacing={3} useFlexGap>
      <Grid2 container spacing={2}>
        {selects.map(({ label, value, set, options }) => (
          <Grid2 key={label} size={{ xs: 12, sm: 6 }}>
            <TextField
              select
              fullWidth
              size="small"
              id={`${id}-${label}`}
              label={label}
              value={value}
              onChange={(event) => set(event.target.value)}
            >
              {options.map((option) => (
                <MenuItem key={option} value={option}>
                  {option}
                </MenuItem>
              ))}
            </TextField>
          </Grid2>
        ))}
      </Grid2>

      <Grid2
        container
        spacing={1}
        sx={{ justifyContent, alignItems, minHeight: 128 }}
      >
        {lockers.map(({ name, height }) => (
          <Grid2 key={name} size={3} sx={{ bgcolor: 'action.selected' }}>
            <Box sx={{ minHeight: height, p: 1, textAlign: 'center' }}>{name}</Box>
          </Grid2>
        ))}
      </Grid2>
    </Stack>
  );
}
