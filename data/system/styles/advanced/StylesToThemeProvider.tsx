import * as React from 'react';
import { Box, createTheme, ThemeProvider } from '@mui/system';

const themes = {
  Comfortable: createTheme({ spacing: 12 }),
  Compact: createTheme({ spacing: 4 }),
};

const tasks = ['Book the train', 'Send the offer', 'Call Ana'];

export default function StylesToThemeProvider() {
  const id = React.useId();
  const [density, setDensity] = React.useState<keyof typeof themes>('Comfortable');

  return (
    <ThemeProvider theme={themes[density]}>
      <Box sx={{ width: '100%', maxWidth: 320 }}>
        <label htmlFor={id}>Density</label>{' '}
        <Box
          component="select"
          id={id}
          value={density}
          onChange={(event) => setDensity(event.target.value as typeof density)}
          sx={field}
        >
          <option>Comfortable</option>
          <option>Compact</option>
        </Box>
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {tasks.map((task) => (
            <Box component="li" key={task} sx={{ py: 1, borderTop: line }}>
              {task}
            </Box>
          ))}
        </Box>
      </Box>
    </ThemeProvider>
  );
}

const line = '1px solid color-mix(in srgb, currentColor 25%, transparent)';

const field = {
  p: '4px 8px',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: '8px',
  bgcolor: 'Canvas',
  color: 'inherit',
  font: 'inherit',
};
