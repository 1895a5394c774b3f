import * as React from 'react';
import Button from '@mui/material/Button';
import Grid2 from '@mui/material/Grid2';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function RentalOrder() {
  const [status, setStatus] = React.useState('');
  const id = React.useId();

  return (
    <Grid2
      container
      component="form"
      spacing={2}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setStatus('Reserved. Collect the set at counter 3.');
      }}
    >
      <Grid2 size={12}>
        <TextField id={`${id}-name`} label="Skier" required fullWidth />
      </Grid2>
      <Grid2 size={{ xs: 6, sm: 4 }}>
        <TextField id={`${id}-height`} label="Height (cm)" type="number" fullWidth />
      </Grid2>
      <Grid2 size={{ xs: 6, sm: 4 }}>
        <TextField
          id={`${id}-boots`}
          label="Boot size (EU)"
          type="number"
          fullWidth
        />
      </Grid2>
      <Grid2 size={{ xs: 12, sm: 4 }}>
        <TextField id={`${id}-days`} label="Days" type="number" fullWidth />
      </Grid2>
      <Grid2 size={{ xs: 12, sm: 'grow' }} sx={{ alignSelf: 'center' }}>
        <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
          {status}
        </Typography>
      </Grid2>
      <Grid2 size={{ xs: 12, sm: 'auto' }}>
        <Button type="submit" variant="contained" fullWidth>
          Reserve
        </Button>
      </Grid2>
    </Grid2>
  );
}
