import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const budget = [
  { name: 'Rent', percent: 10, color: 'primary' },
  { name: 'Food', percent: 6, color: 'secondary' },
  { name: 'Trips', percent: 4, color: 'success' },
];

export default function GridColumns() {
  return (
    <Grid container columns={20}>
      {budget.map(({ name, percent, color }) => (
        <Grid key={name} item xs={percent}>
          <Box
            sx={{
              py: 1.5,
              bgcolor: `${color}.main`,
              color: `${color}.contrastText`,
              textAlign: 'center',
            }}
          >
            {name}
          </Box>
        </Grid>
      ))}
    </Grid>
  );
}
