import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface PaletteColor {
    subtle?: string;
  }
  interface SimplePaletteColorOptions {
    subtle?: string;
  }
}

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'parcel',
    colorSchemeSelector: 'data-mui-color-scheme',
    disableCssColorScheme: true,
  },
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c', subtle: '#e0f2f1' } } },
    dark: { palette: { primary: { main: '#80cbc4', subtle: '#0f3530' } } },
  },
  typography: { fontFamily: 'inherit' },
});

export default function PaletteExtraShade() {
  return (
    <ThemeProvider
      theme={theme}
      colorSchemeNode={null}
      modeStorageKey="parcel-mode"
      colorSchemeStorageKey="parcel-scheme"
    >
      <Paper
        variant="outlined"
        sx={{ p: 2, bgcolor: 'primary.subtle', borderColor: 'primary.main' }}
      >
        <Typography gutterBottom>Your parcel arrives tomorrow.</Typography>
        <Button sx={{ marginInlineStart: -1 }}>Track it</Button>
      </Paper>
    </ThemeProvider>
  );
}
