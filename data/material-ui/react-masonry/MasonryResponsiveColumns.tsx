import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const reviews = [
  { name: 'Olga', text: 'Arrived a day early.' },
  {
    name: 'Jamal',
    text: 'The lamp is brighter than I expected, which suits my desk.',
  },
  { name: 'Priya', text: 'Good value.' },
  {
    name: 'Lucas',
    text: 'One screw was missing. Support sent a new one, and it came two days later.',
  },
  {
    name: 'Mei',
    text: 'Easy to put together, although the manual has no pictures.',
  },
  { name: 'Sara', text: 'I bought a second one.' },
];

export default function MasonryResponsiveColumns() {
  return (
    <Masonry columns={{ xs: 1, sm: 2, md: 3 }} spacing={2}>
      {reviews.map(({ name, text }) => (
        <Paper key={name} variant="outlined" sx={{ p: 2 }}>
          <Typography component="h3" variant="subtitle2">
            {name}
          </Typography>
          <Typography variant="body2">{text}</Typography>
        </Paper>
      ))}
    </Masonry>
  );
}
