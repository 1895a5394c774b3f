import * as React from 'react';
import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { brown, indigo, lime, pink, teal } from '@mui/material/colors';

const ramps = { teal, indigo, pink, lime, brown };

export default function PaletteHues() {
  const [hue, setHue] = React.useState('teal');
  const id = React.useId();
  const shades = Object.entries(ramps).find(([name]) => name === hue)?.[1] ?? teal;

  return (
    <Stack spacing={2} useFlexGap>
      <TextField
        select
        size="small"
        id={id}
        label="Hue"
        value={hue}
        onChange={(event) => setHue(event.target.value)}
        sx={{ maxWidth: 200 }}
      >
        {Object.keys(ramps).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Grid2 container columns={{ xs: 5, sm: 10 }} spacing={1}>
        {Object.entries(shades).map(([shade, color]) => (
          <Grid2 key={shade} size={1}>
            <Box sx={{ height: 40, borderRadius: 1, bgcolor: color }} />
            <Typography variant="caption">{shade}</Typography>
          </Grid2>
        ))}
      </Grid2>
    </Stack>
  );
}
