import AppBar from '@mui/material/AppBar';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const dark = createTheme({
  palette: { mode: 'dark' },
  typography: { fontFamily: 'inherit' },
});

export default function AppBarColorOnDark() {
  return (
    // The function replaces the theme of the page, so both bars are always dark.
    <ThemeProvider theme={() => dark}>
      <Paper square elevation={0} sx={{ width: '100%', p: 2 }}>
        <Stack spacing={2}>
          <AppBar component="div" position="static">
            <Toolbar>
              <Typography component="div">Default</Typography>
            </Toolbar>
          </AppBar>
          <AppBar component="div" position="static" enableColorOnDark>
            <Toolbar>
              <Typography component="div">With enableColorOnDark</Typography>
            </Toolbar>
          </AppBar>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
