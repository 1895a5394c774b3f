import { Box, Grid } from '@mui/system';

const recipes = [
  { name: 'Onion soup', time: '30 min' },
  { name: 'Lemon pasta', time: '20 min' },
  { name: 'Bean chili', time: '45 min' },
  { name: 'Rice salad', time: '25 min' },
  { name: 'Tomato tart', time: '60 min' },
  { name: 'Fried noodles', time: '15 min' },
];

export default function GridResponsive() {
  return (
    <Grid
      container
      columns={{ xs: 1, sm: 2, md: 3 }}
      spacing={{ xs: 1, sm: 2, md: 3 }}
      sx={{ width: '100%' }}
    >
      {recipes.map(({ name, time }) => (
        <Grid key={name} size={1} sx={card}>
          <Box component="strong" sx={{ flex: 1 }}>
            {name}
          </Box>
          <bdi>{time}</bdi>
        </Grid>
      ))}
    </Grid>
  );
}

const card = {
  display: 'flex',
  gap: 2,
  border: 1,
  borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
  p: 2,
};
