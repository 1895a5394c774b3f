import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'reader',
    colorSchemeSelector: '.reader-%s',
    disableCssColorScheme: true,
  },
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: 'inherit' },
});

function Panel() {
  const { colorScheme, setMode } = useColorScheme();
  return (
    <Box
      sx={(theme) => ({
        p: 3,
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        transition: theme.transitions.create(['color', 'background-color'], {
          duration: 200,
        }),
      })}
    >
      <Button onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}>
        Change the scheme
      </Button>
    </Box>
  );
}

export default function ColorSchemeInstantChange() {
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);
  const [instant, setInstant] = React.useState(false);

  return (
    <Stack ref={setNode} spacing={1}>
      <FormControlLabel
        control={<Checkbox onChange={(event) => setInstant(event.target.checked)} />}
        label="Without transition"
      />
      <ThemeProvider
        theme={theme}
        disableTransitionOnChange={instant}
        // The rest limits the change to this panel.
        colorSchemeNode={node}
        disableNestedContext
        modeStorageKey="reader-mode"
        colorSchemeStorageKey="reader-scheme"
      >
        <Panel />
      </ThemeProvider>
    </Stack>
  );
}
