import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  // Without a selector, the dark values are inside a media query.
  cssVariables: { cssVarPrefix: 'device', disableCssColorScheme: true },
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: 'inherit' },
});

export default function DarkModeDevice() {
  return (
    // Your app needs only `theme`. The other props separate this demo from the page.
    <ThemeProvider
      theme={theme}
      colorSchemeNode={null}
      modeStorageKey="device-mode"
      colorSchemeStorageKey="device-scheme"
    >
      <Paper elevation={4} sx={{ p: 2.5, width: 280, maxWidth: '100%' }}>
        <Typography variant="h6" component="p">
          Lisbon to Oslo
        </Typography>
        <Typography color="textSecondary" gutterBottom>
          Boarding at 18:40, gate B12
        </Typography>
        <Button variant="outlined">Show boarding pass</Button>
      </Paper>
    </ThemeProvider>
  );
}
