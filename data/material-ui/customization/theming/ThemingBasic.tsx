import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'hotel',
    colorSchemeSelector: 'data-mui-color-scheme',
    disableCssColorScheme: true,
  },
  colorSchemes: {
    light: { palette: { primary: { main: '#7a4b12' } } },
    dark: { palette: { primary: { main: '#f0c27b' } } },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'inherit',
    h6: { fontFamily: 'Georgia, serif', fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiCardActions: { styleOverrides: { root: { padding: '0 16px 16px' } } },
    MuiButton: { defaultProps: { disableElevation: true } },
  },
});

export default function ThemingBasic() {
  return (
    // Your app needs only `theme`. The other props separate this demo from the page.
    <ThemeProvider
      theme={theme}
      colorSchemeNode={null}
      modeStorageKey="hotel-mode"
      colorSchemeStorageKey="hotel-scheme"
    >
      <Card sx={{ maxWidth: 360 }}>
        <CardContent>
          <Typography variant="h6" component="p">
            Two nights in Porto
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Room with a view of the river, breakfast included.
          </Typography>
        </CardContent>
        <CardActions>
          <Button variant="contained">Book for $180</Button>
          <Button>Details</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
