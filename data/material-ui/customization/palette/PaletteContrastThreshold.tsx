import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid2 from '@mui/material/Grid2';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { createTheme, getContrastRatio } from '@mui/material/styles';

const colors = [
  { name: 'Brown', color: '#5c4033' },
  { name: 'Red', color: '#c4473f' },
  { name: 'Blue', color: '#4a86b8' },
  { name: 'Olive', color: '#a08c20' },
  { name: 'Yellow', color: '#e2b93b' },
];

export default function PaletteContrastThreshold() {
  const [threshold, setThreshold] = React.useState('4.5');
  const id = React.useId();
  const { palette } = createTheme({
    palette: { contrastThreshold: Number(threshold) },
  });

  return (
    <div>
      <FormControl sx={{ mb: 2 }}>
        <FormLabel id={id}>contrastThreshold</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={threshold}
          onChange={(_, value) => setThreshold(value)}
        >
          <FormControlLabel
            value="3"
            control={<Radio />}
            label={<bdi>3 (default)</bdi>}
          />
          <FormControlLabel value="4.5" control={<Radio />} label="4.5" />
        </RadioGroup>
      </FormControl>

      <Grid2 container spacing={1}>
        {colors.map(({ name, color }) => {
          const text = palette.getContrastText(color);
          return (
            <Grid2 key={name} size={{ xs: 6, sm: 'grow' }}>
              <Box sx={{ p: 1.5, bgcolor: color, color: text }}>{name}</Box>
              <Typography variant="body2">
                Ratio {getContrastRatio(text, color).toFixed(1)}
              </Typography>
            </Grid2>
          );
        })}
      </Grid2>
    </div>
  );
}
