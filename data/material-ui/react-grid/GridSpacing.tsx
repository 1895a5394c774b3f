import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const sizes = [0, 0.5, 1, 2, 4];
const seats = ['1A', '1B', '1C', '1D', '2A', '2B', '2C', '2D'];

export default function GridSpacing() {
  const [spacing, setSpacing] = React.useState(2);
  const id = React.useId();

  return (
    <div>
      <FormControl sx={{ mb: 2 }}>
        <FormLabel id={id}>spacing</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={spacing}
          onChange={(_, value) => setSpacing(Number(value))}
        >
          {sizes.map((size) => (
            <FormControlLabel
              key={size}
              value={size}
              control={<Radio />}
              label={size}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Grid container spacing={spacing}>
        {seats.map((seat) => (
          <Grid key={seat} item xs={3}>
            <Paper variant="outlined" sx={{ py: 2, textAlign: 'center' }}>
              {seat}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </div>
  );
}
