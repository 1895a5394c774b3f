import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const dyeTheme = createTheme({
  cssVariables: {
    cssVarPrefix: 'madder',
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

export default function MadderAndWoad() {
  return (
    // Your app needs `theme` only. The rest keeps this demo apart from its page.
    <ThemeProvider
      theme={dyeTheme}
      colorSchemeNode={null}
      modeStorageKey="demo-mode"
      colorSchemeStorageKey="demo-scheme"
    >
      <Stack spacing={2} useFlexGap>
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Button variant="contained">Dye with madder</Button>
          <Button variant="contained" color="secondary">
            Dye with woad
          </Button>
          <Button variant="outlined">Rinse</Button>
          <Chip label="Second bath" color="secondary" />
        </Stack>
        <LinearProgress
          variant="determinate"
          value={60}
          aria-label="Time in the vat"
        />
      </Stack>
    </ThemeProvider>
  );
}
