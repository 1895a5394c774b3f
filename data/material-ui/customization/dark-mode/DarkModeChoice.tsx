import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: 'inherit' },
});

function AppearanceSettings() {
  const id = React.useId();
  const { mode, colorScheme, setMode } = useColorScheme();

  return (
    <FormControl>
      <FormLabel id={id}>Appearance</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        // Empty until the browser has read the stored choice.
        value={mode ?? ''}
        onChange={(_, value) => {
          if (value === 'system' || value === 'light' || value === 'dark') {
            setMode(value);
          }
        }}
      >
        <FormControlLabel
          value="system"
          control={<Radio />}
          label="Same as my device"
        />
        <FormControlLabel value="light" control={<Radio />} label="Light" />
        <FormControlLabel value="dark" control={<Radio />} label="Dark" />
      </RadioGroup>
      <Typography variant="body2" color="textSecondary">
        Color scheme in use: {colorScheme ?? 'not known yet'}
      </Typography>
    </FormControl>
  );
}

export default function DarkModeChoice() {
  return (
    <ThemeProvider
      theme={theme}
      // Separate keys keep the choice inside this demo.
      modeStorageKey="choice-mode"
      colorSchemeStorageKey="choice-scheme"
    >
      <Paper sx={{ p: 3, width: '100%', minWidth: 256, maxWidth: 320 }}>
        <AppearanceSettings />
      </Paper>
    </ThemeProvider>
  );
}
