import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import { ThemeProvider, createTheme, styled } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface ThemeOptions {
    receipt?: { width: number; edge: string };
  }
  interface Theme {
    receipt: { width: number; edge: string };
  }
  interface ThemeVars {
    receipt: { width: string; edge: string };
  }
  interface Palette {
    marker: string;
  }
  interface PaletteOptions {
    marker?: string;
  }
}

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'cafe',
    colorSchemeSelector: 'data-mui-color-scheme',
    disableCssColorScheme: true,
  },
  colorSchemes: {
    light: { palette: { marker: '#ffe082' } },
    dark: { palette: { marker: '#5d4600' } },
  },
  receipt: { width: 240, edge: '2px dashed' },
  typography: { fontFamily: 'inherit' },
});

const Receipt = styled('div')(({ theme }) => ({
  width: theme.vars.receipt.width,
  maxWidth: '100%',
  padding: theme.spacing(2),
  color: theme.vars.palette.text.primary,
  borderBlock: theme.vars.receipt.edge,
}));

const Total = styled('strong')(({ theme }) => ({
  backgroundColor: theme.vars.palette.marker,
}));

export default function ThemeVariablesNewTokens() {
  return (
    // The props after `theme` keep this demo apart from the page.
    <ThemeProvider
      theme={theme}
      colorSchemeNode={null}
      modeStorageKey="cafe-mode"
      colorSchemeStorageKey="cafe-scheme"
    >
      <Receipt>
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <span>2 coffees, 1 cake</span>
          <Total>$14.50</Total>
        </Box>
      </Receipt>
    </ThemeProvider>
  );
}
