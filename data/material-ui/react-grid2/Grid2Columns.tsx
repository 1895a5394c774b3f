import Grid2 from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const days = [
  { day: 'Mon', meal: 'Soup' },
  { day: 'Tue', meal: 'Pasta' },
  { day: 'Wed', meal: 'Curry' },
  { day: 'Thu', meal: 'Salad' },
  { day: 'Fri', meal: 'Fish' },
  { day: 'Sat', meal: 'Pizza' },
  { day: 'Sun', meal: 'Roast' },
];

export default function Grid2Columns() {
  return (
    <Grid2
      container
      component="ol"
      role="list"
      columns={{ xs: 4, sm: 7 }}
      spacing={1}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {days.map(({ day, meal }) => (
        <Grid2 key={day} component="li" size={1}>
          <Paper variant="outlined" sx={{ py: 1.5, textAlign: 'center' }}>
            <Typography variant="overline" component="div" color="text.secondary">
              {day}
            </Typography>
            <Typography variant="body2">{meal}</Typography>
          </Paper>
        </Grid2>
      ))}
    </Grid2>
  );
}
