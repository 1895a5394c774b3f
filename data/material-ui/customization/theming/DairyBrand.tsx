import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const dairyTheme = createTheme({
  cssVariables: {
    cssVarPrefix: 'dairy',
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
    MuiButton: { defaultProps: { disableElevation: true } },
  },
});

export default function DairyBrand() {
  return (
    // Your app needs `theme` only. The rest keeps this demo apart from its page.
    <ThemeProvider
      theme={dairyTheme}
      colorSchemeNode={null}
      modeStorageKey="demo-mode"
      colorSchemeStorageKey="demo-scheme"
    >
      <Card sx={{ maxWidth: 360 }}>
        <CardContent>
          <Typography variant="h6" component="h3">
            Cellar cheese, 14 months
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Raw milk from the summer pasture, washed twice a week.
          </Typography>
        </CardContent>
        <CardActions>
          <Button variant="contained">Order a wedge</Button>
          <Button>Pairings</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
