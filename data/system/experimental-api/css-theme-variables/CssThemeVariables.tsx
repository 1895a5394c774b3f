import {
  Box,
  createTheme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';

const { CssVarsProvider, useColorScheme } = createCssVarsProvider({
  theme: {
    ...createTheme(),
    ...createCssVarsTheme({
      cssVarPrefix: 'news',
      colorSchemeSelector: 'data-news-scheme',
      defaultColorScheme: 'light',
      colorSchemes: {
        light: {
          palette: { mode: 'light', page: '#fff', text: '#1b2027', tint: '#e1eafa' },
        },
        dark: {
          palette: {
            mode: 'dark',
            page: '#1b2027',
            text: '#e6e9ee',
            tint: '#26374f',
          },
        },
      },
    }),
  },
  defaultColorScheme: { light: 'light', dark: 'dark' },
  modeStorageKey: 'news-mode',
  colorSchemeStorageKey: 'news-scheme',
});

export default function CssThemeVariables() {
  return (
    <CssVarsProvider>
      <Box sx={{ bgcolor: 'page', color: 'text', p: 3 }}>
        <ModeButtons />
        <Box component="p" sx={{ bgcolor: 'tint', borderRadius: 2, p: 2, mb: 0 }}>
          The library opens at nine on Saturday.
        </Box>
      </Box>
    </CssVarsProvider>
  );
}

function ModeButtons() {
  const { setMode } = useColorScheme();
  return (
    <Box role="group" aria-label="Mode" sx={buttons}>
      <button type="button" onClick={() => setMode('light')}>
        Light
      </button>
      <button type="button" onClick={() => setMode('dark')}>
        Dark
      </button>
      <button type="button" onClick={() => setMode('system')}>
        System
      </button>
    </Box>
  );
}

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& button': {
    border: 0,
    borderRadius: 2,
    px: 2,
    py: 1,
    bgcolor: 'tint',
    color: 'inherit',
    font: 'inherit',
  },
};
