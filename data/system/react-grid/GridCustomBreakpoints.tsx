import { createTheme, Grid, ThemeProvider } from '@mui/system';

const theme = createTheme({
  breakpoints: {
    values: { xs: 0, sm: 480, md: 720, lg: 1080, xl: 1440 },
  },
});

const plans = [
  { name: 'Personal', price: '$0' },
  { name: 'Team', price: '$12' },
  { name: 'Company', price: '$40' },
];

export default function GridCustomBreakpoints() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container spacing={2} sx={{ width: '100%', maxWidth: 640 }}>
        {plans.map(({ name, price }) => (
          <Grid key={name} size={{ xs: 12, sm: 4 }} sx={card}>
            {name}
            <strong>
              <bdi>{price} a month</bdi>
            </strong>
          </Grid>
        ))}
      </Grid>
    </ThemeProvider>
  );
}

const card = {
  display: 'grid',
  gap: 0.5,
  border: 1,
  borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
  p: 2,
};
