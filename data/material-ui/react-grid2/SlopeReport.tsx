import Grid2 from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const slopes = [
  { name: 'Marmot Run', grade: 'Easy', state: 'Groomed at 05:40' },
  { name: 'Chapel Descent', grade: 'Intermediate', state: 'Groomed at 06:10' },
  { name: 'The Gully', grade: 'Expert', state: 'Closed, rock fall' },
  { name: 'Larch Traverse', grade: 'Easy', state: 'Groomed at 05:55' },
  { name: 'North Bowl', grade: 'Expert', state: 'Powder, not groomed' },
  { name: 'Hut Link', grade: 'Intermediate', state: 'Opens at noon' },
];

export default function SlopeReport() {
  return (
    <Grid2
      container
      component="ul"
      role="list"
      spacing={{ xs: 1, sm: 2 }}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {slopes.map(({ name, grade, state }) => (
        <Grid2 key={name} component="li" size={{ xs: 12, sm: 6, md: 4 }}>
          <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
            <Typography component="h3" variant="subtitle1">
              {name}
            </Typography>
            <Typography variant="body2">{grade}</Typography>
            <Typography variant="body2" color="text.secondary">
              {state}
            </Typography>
          </Paper>
        </Grid2>
      ))}
    </Grid2>
  );
}
