import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const flights = [
  { code: 'LH 2031', route: 'Berlin to Munich', state: 'On time' },
  { code: 'AF 84', route: 'Paris to San Francisco', state: 'Delayed by 40 minutes' },
];

export default function GridVariableWidth() {
  return (
    <Grid container spacing={1}>
      {flights.map(({ code, route, state }) => (
        <Grid key={code} item xs={12}>
          <Paper variant="outlined" sx={{ p: 1.5 }}>
            <Grid
              container
              columnSpacing={2}
              rowSpacing={1}
              sx={{ alignItems: 'center' }}
            >
              <Grid item xs={12} sm={3}>
                {code}
              </Grid>
              <Grid item xs={12} sm>
                {route}
              </Grid>
              <Grid item xs="auto">
                <Chip size="small" label={state} />
              </Grid>
            </Grid>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
