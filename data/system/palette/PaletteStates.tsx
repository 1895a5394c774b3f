import * as React from 'react';
import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    divider: 'color-mix(in srgb, currentColor 25%, transparent)',
    primary: {
      main: 'light-dark(#0b57d0, #a8c7fa)',
      text: 'light-dark(#fff, #062e6f)',
      tint: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
    },
  },
});

const meals = ['Breakfast', 'Lunch', 'Dinner'];

export default function PaletteStates() {
  const [chosen, setChosen] = React.useState('Lunch');
  return (
    <ThemeProvider theme={theme}>
      <Box
        role="group"
        aria-label="Meal"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      >
        {meals.map((meal) => (
          <Box
            component="button"
            type="button"
            key={meal}
            aria-pressed={meal === chosen}
            onClick={() => setChosen(meal)}
            sx={button}
          >
            {meal}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}

const button = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  px: 2,
  py: 1,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'primary.tint' },
  '&[aria-pressed=true]': { bgcolor: 'primary.main', color: 'primary.text' },
  '&:focus-visible': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 },
};
