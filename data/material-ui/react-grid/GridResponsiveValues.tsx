import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const steps = [
  { title: 'Order', text: 'Choose the size and the color.' },
  { title: 'Pay', text: 'By card or by invoice.' },
  { title: 'Receive', text: 'Within three working days.' },
];

export default function GridResponsiveValues() {
  return (
    <Grid
      container
      direction={{ xs: 'column', sm: 'row' }}
      columns={{ xs: 1, sm: 3 }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
    >
      {steps.map(({ title, text }) => (
        <Grid key={title} item xs="auto" sm={1}>
          <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
            <Typography component="h3" variant="subtitle1">
              {title}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
