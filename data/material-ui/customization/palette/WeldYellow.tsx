import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme, type PaletteColor } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    weld: PaletteColor;
  }
  interface PaletteOptions {
    weld?: PaletteColor;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    weld: true;
  }
}

// Fills in `light`, `dark` and `contrastText`. Only the six built-in colors
// get them automatically.
const { augmentColor } = createTheme().palette;

const weldTheme = createTheme({
  cssVariables: {
    cssVarPrefix: 'weld',
    colorSchemeSelector: 'data-mui-color-scheme',
    disableCssColorScheme: true,
  },
  colorSchemes: {
    light: { palette: { weld: augmentColor({ color: { main: '#e2b93b' } }) } },
    dark: { palette: { weld: augmentColor({ color: { main: '#f4d98a' } }) } },
  },
  typography: { fontFamily: 'inherit' },
});

export default function WeldYellow() {
  return (
    <ThemeProvider
      theme={weldTheme}
      colorSchemeNode={null}
      modeStorageKey="demo-mode"
      colorSchemeStorageKey="demo-scheme"
    >
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button variant="contained" color="weld">
          Dye with weld
        </Button>
        <Box sx={{ px: 2, py: 1, border: 2, borderColor: 'weld.main' }}>
          Skein 12, second bath
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
