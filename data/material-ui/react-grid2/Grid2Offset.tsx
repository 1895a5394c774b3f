import Button from '@mui/material/Button';
import Grid2 from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function Grid2Offset() {
  return (
    <Grid2 container spacing={2}>
      <Grid2 size={{ xs: 12, sm: 8 }} offset={{ sm: 2 }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography variant="subtitle1" component="p">
            Question 3 of 8
          </Typography>
          <Typography variant="body2">How did you hear about us?</Typography>
        </Paper>
      </Grid2>
      <Grid2 size={6}>
        <Button>Back</Button>
      </Grid2>
      <Grid2 size="auto" offset="auto">
        <Button variant="contained">Next</Button>
      </Grid2>
    </Grid2>
  );
}
