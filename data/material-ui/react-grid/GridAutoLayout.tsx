import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';

export default function GridAutoLayout() {
  return (
    <Grid container spacing={1}>
      <Grid item xs>
        <Button fullWidth variant="outlined">
          Back
        </Button>
      </Grid>
      <Grid item xs={6}>
        <Button fullWidth variant="contained">
          Pay now
        </Button>
      </Grid>
      <Grid item xs>
        <Button fullWidth variant="outlined">
          Save
        </Button>
      </Grid>
    </Grid>
  );
}
