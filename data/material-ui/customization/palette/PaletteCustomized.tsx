import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'shop',
    colorSchemeSelector: 'data-mui-color-scheme',
    disableCssColorScheme: true,
  },
  colorSchemes: {
    light: {
      palette: { primary: { main: '#9b2c3a' }, secondary: { main: '#2f4f7f' } },
    },
    dark: {
      palette: { primary: { main: '#f3a3a9' }, secondary: { main: '#a9c2ee' } },
    },
  },
  typography: { fontFamily: 'inherit' },
});

export default function PaletteCustomized() {
  return (
    // Your app needs only `theme`. The other props separate this demo from the page.
    <ThemeProvider
      theme={theme}
      colorSchemeNode={null}
      modeStorageKey="shop-mode"
      colorSchemeStorageKey="shop-scheme"
    >
      <Stack spacing={2} useFlexGap>
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Button variant="contained">Pay now</Button>
          <Button variant="contained" color="secondary">
            Gift wrap
          </Button>
          <Button variant="outlined">Edit order</Button>
          <Chip label="Two vouchers" color="secondary" />
        </Stack>
        <LinearProgress
          variant="determinate"
          value={60}
          aria-label="Checkout progress"
        />
      </Stack>
    </ThemeProvider>
  );
}
