import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const rooms = ['Lobby', 'Kitchen', 'Office', 'Archive'];

export default function GridRowColumnSpacing() {
  return (
    <Grid container rowSpacing={0.5} columnSpacing={{ xs: 1, sm: 3, md: 6 }}>
      {rooms.map((room) => (
        <Grid key={room} item xs={6}>
          <Paper variant="outlined" sx={{ py: 2, textAlign: 'center' }}>
            {room}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
