import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'article',
    colorSchemeSelector: '.article-%s',
    disableCssColorScheme: true,
  },
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: 'inherit' },
});

function Article() {
  const { colorScheme, setMode } = useColorScheme();

  return (
    <Paper variant="outlined" sx={{ p: 3, maxWidth: 360 }}>
      <FormControlLabel
        label="Night mode"
        control={
          <Switch
            checked={colorScheme === 'dark'}
            onChange={(_, checked) => setMode(checked ? 'dark' : 'light')}
          />
        }
      />
      <Typography color="textSecondary">
        Knead the dough for ten minutes, then leave it to rest overnight.
      </Typography>
    </Paper>
  );
}

export default function DarkModeRegion() {
  // A state instead of a ref: the provider must render again with the element.
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box ref={setNode}>
      <ThemeProvider
        theme={theme}
        colorSchemeNode={node}
        disableNestedContext
        modeStorageKey="article-mode"
        colorSchemeStorageKey="article-scheme"
      >
        <Article />
      </ThemeProvider>
    </Box>
  );
}
