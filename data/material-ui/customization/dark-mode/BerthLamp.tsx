import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'berth',
    colorSchemeSelector: '.berth-%s',
    disableCssColorScheme: true,
  },
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: 'inherit' },
});

function Berth() {
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';

  return (
    <Paper variant="outlined" sx={{ p: 3, minWidth: 256, maxWidth: 320 }}>
      <Typography gutterBottom>Berth 21, lower</Typography>
      <Button variant="contained" onClick={() => setMode(isDark ? 'light' : 'dark')}>
        {isDark ? 'Turn the light on' : 'Turn the light off'}
      </Button>
    </Paper>
  );
}

export default function BerthLamp() {
  // A state instead of a ref: the provider must render again with the element.
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box ref={setNode}>
      <ThemeProvider
        theme={theme}
        colorSchemeNode={node}
        disableNestedContext
        modeStorageKey="berth-mode"
        colorSchemeStorageKey="berth-scheme"
      >
        <Berth />
      </ThemeProvider>
    </Box>
  );
}
