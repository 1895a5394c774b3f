import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'ticket',
    colorSchemeSelector: '[data-ticket="%s"]',
    disableCssColorScheme: true,
  },
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: 'inherit' },
});

function Ticket({ hall }: { hall: string }) {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: 200 }}>
      <Typography variant="h6" component="h3">
        {hall}
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        Row 4, seat 12
      </Typography>
      <Button variant="contained">Show code</Button>
    </Paper>
  );
}

export default function ColorSchemeForced() {
  return (
    // An app needs only `theme`. The other props leave the page around the demo alone.
    <ThemeProvider
      theme={theme}
      colorSchemeNode={null}
      modeStorageKey="ticket-mode"
      colorSchemeStorageKey="ticket-scheme"
    >
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Box data-ticket="light">
          <Ticket hall="Garden stage" />
        </Box>
        <Box data-ticket="dark">
          <Ticket hall="Night cinema" />
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
