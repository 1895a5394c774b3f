import * as React from 'react';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';

const theme = extendTheme({
  cssVarPrefix: 'recipe',
  fontFamily: { body: 'inherit', display: 'inherit' },
});

function ModeButton() {
  const { colorScheme, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);

  // As large as the button, which depends on a choice that no server knows.
  if (!mounted) return <Box sx={{ width: 36, height: 36 }} />;

  const next = colorScheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      variant="outlined"
      aria-label={`Switch to ${next} mode`}
      onClick={() => setMode(next)}
    >
      {next === 'dark' ? <DarkMode /> : <LightMode />}
    </IconButton>
  );
}

export default function DarkModeSwitch() {
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box ref={setNode} sx={{ width: '100%', maxWidth: 360 }}>
      {/* Your app needs none of these props: they keep the choice in this box. */}
      <CssVarsProvider
        theme={theme}
        attribute="data-recipe-scheme"
        colorSchemeNode={node}
        disableNestedContext
        modeStorageKey="recipe-mode"
        colorSchemeStorageKey="recipe-scheme"
      >
        <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography level="title-lg" component="p">
              Lemon tart
            </Typography>
            <ModeButton />
          </Box>
          <Typography level="body-sm">40 minutes, for six people</Typography>
        </Sheet>
      </CssVarsProvider>
    </Box>
  );
}
