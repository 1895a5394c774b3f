import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const panels = [
  { name: 'Open orders', value: '37', columns: 8 },
  { name: 'Late', value: '2', columns: 4 },
  { name: 'Refunds', value: '$86', columns: 4 },
  { name: 'Revenue today', value: '$4,210', columns: 8 },
];

export default function GridBasic() {
  return (
    <Grid container spacing={2}>
      {panels.map(({ name, value, columns }) => (
        <Grid key={name} item xs={columns}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography variant="h5" component="p">
              {value}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
