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

function ModeChoice() {
  const { mode, colorScheme, setMode } = useColorScheme();

  return (
    <FormControl>
      <FormLabel id="cabin-mode-label">Cabin lighting</FormLabel>
      <RadioGroup
        aria-labelledby="cabin-mode-label"
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
          label="Like my device"
        />
        <FormControlLabel value="light" control={<Radio />} label="Day" />
        <FormControlLabel value="dark" control={<Radio />} label="Night" />
      </RadioGroup>
      <Typography variant="body2" color="text.secondary">
        Color scheme in use: {colorScheme ?? 'not known yet'}
      </Typography>
    </FormControl>
  );
}

export default function CabinModeChoice() {
  return (
    <ThemeProvider
      theme={theme}
      // Keys of its own, so that the choice stays inside this demo.
      modeStorageKey="cabin-mode"
      colorSchemeStorageKey="cabin-scheme"
    >
      <Paper sx={{ p: 3, width: '100%', minWidth: 256, maxWidth: 320 }}>
        <ModeChoice />
      </Paper>
    </ThemeProvider>
  );
}
