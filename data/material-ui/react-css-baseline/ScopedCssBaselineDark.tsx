import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const dark = createTheme({ palette: { mode: 'dark' } });

export default function ScopedCssBaselineDark() {
  return (
    // A function replaces the theme around it instead of extending it.
    <ThemeProvider theme={() => dark}>
      <ScopedCssBaseline enableColorScheme>
        <Box sx={{ p: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
          <strong>Boarding pass</strong>
          <label>
            Departure <input type="time" defaultValue="06:45" />
          </label>
          <label>
            <input type="checkbox" defaultChecked /> Send updates by email
          </label>
        </Box>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
