import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const teams = [
  { name: 'Design', people: ['Ines', 'Tom', 'Yuki'] },
  { name: 'Support', people: ['Ada', 'Karl', 'Mo'] },
];

export default function GridNested() {
  return (
    <Grid container spacing={3}>
      {teams.map(({ name, people }) => (
        <Grid key={name} item xs={12} md={6}>
          <Typography component="h3" variant="subtitle1" sx={{ mb: 1 }}>
            {name}
          </Typography>
          <Grid container spacing={1}>
            {people.map((person) => (
              <Grid key={person} item xs={4}>
                <Paper variant="outlined" sx={{ py: 1, textAlign: 'center' }}>
                  {person}
                </Paper>
              </Grid>
            ))}
          </Grid>
        </Grid>
      ))}
    </Grid>
  );
}
