import { Box, Grid } from '@mui/system';

const facts = [
  ['Order', '#20418'],
  ['Placed', 'March 4'],
  ['Payment', 'Credit card'],
  ['Delivery', 'March 9'],
];

export default function GridRowColumnSpacing() {
  return (
    <Grid
      container
      component="dl"
      rowSpacing={1}
      columnSpacing={4}
      sx={{ width: '100%', maxWidth: 480, m: 0 }}
    >
      {facts.map(([term, value]) => (
        <Grid key={term} size={6} sx={{ borderBottom: 1, borderColor: line, pb: 1 }}>
          <Box component="dt" sx={{ color: muted }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Grid>
      ))}
    </Grid>
  );
}

const line = 'color-mix(in srgb, currentColor 25%, transparent)';
const muted = 'color-mix(in srgb, currentColor 75%, transparent)';
