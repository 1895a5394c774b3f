import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Grid2 from '@mui/material/Grid2';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const meals = ['Breakfast', 'Lunch', 'Dinner', 'Snacks'];

const place = { p: 3, border: 1, borderColor: 'text.secondary', borderRadius: 1 };
const grid = { outline: '2px dashed', outlineColor: 'primary.main' };
const item = { bgcolor: 'action.selected' };

export default function GridMigrationSpacing() {
  return (
    <Stack spacing={3}>
      <div>
        <Typography variant="subtitle2" component="p" gutterBottom>
          Grid: margins and padding
        </Typography>
        <Box sx={place}>
          {/* The first Grid is deprecated, and here for comparison. */}
          <Grid container spacing={2} sx={grid}>
            {meals.map((meal) => (
              // It is deprecated, too.
              <Grid item xs={6} key={meal} sx={item}>
                {meal}
              </Grid>
            ))}
          </Grid>
        </Box>
      </div>
      <div>
        <Typography variant="subtitle2" component="p" gutterBottom>
          Grid2: gaps
        </Typography>
        <Box sx={place}>
          <Grid2 container spacing={2} sx={grid}>
            {meals.map((meal) => (
              <Grid2 size={6} key={meal} sx={item}>
                {meal}
              </Grid2>
            ))}
          </Grid2>
        </Box>
      </div>
    </Stack>
  );
}
