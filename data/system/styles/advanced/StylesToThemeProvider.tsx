import * as React from 'react';
import { Box, createTheme, ThemeProvider } from '@mui/system';

const themes = {
  Comfortable: createTheme({ spacing: 12 }),
  Compact: createTheme({ spacing: 4 }),
};

const line = '1px solid color-mix(in srgb, currentColor 25%, transparent)';
const tasks = ['Book the train', 'Send the offer', 'Call Ana'];

export default function StylesToThemeProvider() {
  const id = React.useId();
  const [density, setDensity] = React.useState<keyof typeof themes>('Comfortable');

  return (
    <ThemeProvider theme={themes[density]}>
      <div>
        <label htmlFor={id}>Density</label>{' '}
        <Box
          component="select"
          id={id}
          sx={{ font: 'inherit', color: 'inherit', bgcolor: 'Canvas', p: '4px' }}
          value={density}
          onChange={(event: React.ChangeEvent<HTMLSelectElement>) =>
            setDensity(event.target.value as typeof density)
          }
        >
          <option>Comfortable</option>
          <option>Compact</option>
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {tasks.map((task) => (
            <Box component="li" key={task} sx={{ py: 1, borderBottom: line }}>
              {task}
            </Box>
          ))}
        </Box>
      </div>
    </ThemeProvider>
  );
}
