import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const clinicTheme = createTheme({
  cssVariables: {
    cssVarPrefix: 'clinic',
    colorSchemeSelector: 'data-mui-color-scheme',
    disableCssColorScheme: true,
  },
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' } } },
    dark: { palette: { primary: { main: '#80cbc4' } } },
  },
  shape: { borderRadius: 16 },
  typography: { fontFamily: 'inherit', button: { textTransform: 'none' } },
});

export default function ThemeValuesFirst() {
  return (
    // Your app needs only `theme`. The other props separate this demo from the page.
    <ThemeProvider
      theme={clinicTheme}
      colorSchemeNode={null}
      modeStorageKey="clinic-mode"
      colorSchemeStorageKey="clinic-scheme"
    >
      <Paper variant="outlined" sx={{ p: 3, width: 320, maxWidth: '100%' }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h6" component="h3">
            Book an appointment
          </Typography>
          <TextField label="Reason for the visit" fullWidth />
          <Button variant="contained">Show free times</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
