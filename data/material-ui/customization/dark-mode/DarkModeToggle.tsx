import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: 'inherit' },
});

function ModeButton() {
  const { colorScheme, setMode } = useColorScheme();
  const next = colorScheme === 'dark' ? 'light' : 'dark';

  return (
    <Tooltip title={`Switch to ${next} mode`}>
      <IconButton color="inherit" edge="end" onClick={() => setMode(next)}>
        {next === 'light' ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Tooltip>
  );
}

export default function DarkModeToggle() {
  return (
    <ThemeProvider
      theme={theme}
      modeStorageKey="toggle-mode"
      colorSchemeStorageKey="toggle-scheme"
    >
      <Paper square>
        <AppBar component="div" position="static">
          <Toolbar>
            <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
              Recipes
            </Typography>
            <ModeButton />
          </Toolbar>
        </AppBar>
        <Typography sx={{ p: 3 }}>Saved for the weekend: lemon tart.</Typography>
      </Paper>
    </ThemeProvider>
  );
}
