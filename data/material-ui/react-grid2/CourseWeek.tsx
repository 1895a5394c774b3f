import Grid2 from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const days = [
  { day: 'Sat', course: 'Arrival' },
  { day: 'Sun', course: 'Carving' },
  { day: 'Mon', course: 'Carving' },
  { day: 'Tue', course: 'Moguls' },
  { day: 'Wed', course: 'Rest' },
  { day: 'Thu', course: 'Moguls' },
  { day: 'Fri', course: 'Race' },
];

export default function CourseWeek() {
  return (
    <Grid2
      container
      component="ol"
      role="list"
      columns={{ xs: 4, sm: 7 }}
      spacing={1}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {days.map(({ day, course }) => (
        <Grid2 key={day} component="li" size={1}>
          <Paper variant="outlined" sx={{ py: 1.5, textAlign: 'center' }}>
            <Typography variant="overline" component="div" color="text.secondary">
              {day}
            </Typography>
            <Typography variant="body2">{course}</Typography>
          </Paper>
        </Grid2>
      ))}
    </Grid2>
  );
}
