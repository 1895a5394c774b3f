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

const modes = ['light', 'dark', 'system'] as const;

export default function CssThemeVariables() {
  return (
    <CssVarsProvider>
      <Box sx={{ minHeight: '100vh', boxSizing: 'border-box', p: 3, ...colors }}>
        <ModeButtons />
        <Box component="p" sx={{ bgcolor: 'tint', borderRadius: 2, p: 2, mb: 0 }}>
          The library opens at nine on Saturday.
        </Box>
      </Box>
    </CssVarsProvider>
  );
}

function ModeButtons() {
  const { mode, setMode } = useColorScheme();
  return (
    <Box
      role="group"
      aria-label="Mode"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {modes.map((name) => (
        <Box
          component="button"
          type="button"
          key={name}
          aria-pressed={mode === name}
          onClick={() => setMode(name)}
          sx={button}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}

const colors = { bgcolor: 'page', color: 'text' };

const button = {
  ...colors,
  border: 1,
  borderColor: 'text',
  borderRadius: 2,
  px: 2,
  py: 1,
  font: 'inherit',
  textTransform: 'capitalize',
  '&[aria-pressed="true"]': { bgcolor: 'text', color: 'page' },
  '&:focus-visible': {
    outline: '3px solid',
    outlineColor: 'text',
    outlineOffset: 2,
  },
};
