import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

export default function GridCentered() {
  return (
    <Grid
      container
      spacing={2}
      sx={{ justifyContent: 'center', alignItems: 'center', minHeight: 180 }}
    >
      <Grid xs="auto">
        <Typography>No orders yet</Typography>
      </Grid>
      <Grid xs="auto">
        <Button variant="soft">Add an order</Button>
      </Grid>
    </Grid>
  );
}
