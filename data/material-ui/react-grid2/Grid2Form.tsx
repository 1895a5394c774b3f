import * as React from 'react';
import Button from '@mui/material/Button';
import Grid2 from '@mui/material/Grid2';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function Grid2Form() {
  const [status, setStatus] = React.useState('');
  const id = React.useId();

  return (
    <Grid2
      container
      component="form"
      spacing={2}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setStatus('The address is saved.');
      }}
    >
      <Grid2 size={12}>
        <TextField
          id={`${id}-street`}
          label="Street"
          autoComplete="street-address"
          required
          fullWidth
        />
      </Grid2>
      <Grid2 size={{ xs: 5, sm: 3 }}>
        <TextField
          id={`${id}-zip`}
          label="ZIP"
          autoComplete="postal-code"
          fullWidth
        />
      </Grid2>
      <Grid2 size={{ xs: 7, sm: 5 }}>
        <TextField
          id={`${id}-city`}
          label="City"
          autoComplete="address-level2"
          fullWidth
        />
      </Grid2>
      <Grid2 size={{ xs: 12, sm: 4 }}>
        <TextField
          id={`${id}-country`}
          label="Country"
          autoComplete="country-name"
          fullWidth
        />
      </Grid2>
      <Grid2 size={{ xs: 12, sm: 'grow' }} sx={{ alignSelf: 'center' }}>
        <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
          {status}
        </Typography>
      </Grid2>
      <Grid2 size={{ xs: 12, sm: 'auto' }}>
        <Button type="submit" variant="contained" fullWidth>
          Save
        </Button>
      </Grid2>
    </Grid2>
  );
}
