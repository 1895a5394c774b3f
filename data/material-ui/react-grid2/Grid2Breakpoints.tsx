import Grid2 from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const recipes = [
  { name: 'Tomato soup', time: '25 min', note: 'Vegan' },
  { name: 'Lemon pasta', time: '20 min', note: 'Vegetarian' },
  { name: 'Fish tacos', time: '35 min', note: 'With lime and cabbage' },
  { name: 'Mushroom risotto', time: '40 min', note: 'Vegetarian' },
  { name: 'Chickpea curry', time: '30 min', note: 'Vegan' },
  { name: 'Apple crumble', time: '50 min', note: 'Dessert' },
];

export default function Grid2Breakpoints() {
  return (
    <Grid2
      container
      component="ul"
      role="list"
      spacing={{ xs: 1, sm: 2 }}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {recipes.map(({ name, time, note }) => (
        <Grid2 key={name} component="li" size={{ xs: 12, sm: 6, md: 4 }}>
          <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
            <Typography variant="subtitle1" component="p">
              {name}
            </Typography>
            <Typography variant="body2">
              <bdi>{time}</bdi>
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {note}
            </Typography>
          </Paper>
        </Grid2>
      ))}
    </Grid2>
  );
}
