import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme, type PaletteColor } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    premium: PaletteColor;
  }
  interface PaletteOptions {
    premium?: PaletteColor;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    premium: true;
  }
}

// Fills in `light`, `dark` and `contrastText`. Only the six built-in colors
// get them automatically.
const { augmentColor } = createTheme().palette;

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'member',
    colorSchemeSelector: 'data-mui-color-scheme',
    disableCssColorScheme: true,
  },
  colorSchemes: {
    light: { palette: { premium: augmentColor({ color: { main: '#e2b93b' } }) } },
    dark: { palette: { premium: augmentColor({ color: { main: '#f4d98a' } }) } },
  },
  typography: { fontFamily: 'inherit' },
});

export default function PaletteCustomColor() {
  return (
    <ThemeProvider
      theme={theme}
      colorSchemeNode={null}
      modeStorageKey="member-mode"
      colorSchemeStorageKey="member-scheme"
    >
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Box sx={{ px: 2, py: 1, border: 2, borderColor: 'premium.main' }}>
          Premium membership, $12 a month
        </Box>
        <Button variant="contained" color="premium">
          Upgrade
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
