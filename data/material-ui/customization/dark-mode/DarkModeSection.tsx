import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const darkTheme = createTheme({
  palette: { mode: 'dark' },
  typography: { fontFamily: 'inherit' },
});

export default function DarkModeSection() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 400 }}>
      <Typography>
        The story of a lighthouse keeper, in cinemas from Friday.
      </Typography>
      {/* A function, so that nothing of the page's theme is merged into it. */}
      <ThemeProvider theme={() => darkTheme}>
        <Paper
          sx={{
            p: 2,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
          }}
        >
          <div>
            <Typography>Trailer</Typography>
            <Typography variant="body2" color="textSecondary">
              Two minutes
            </Typography>
          </div>
          <Button variant="contained" sx={{ marginInlineStart: 'auto' }}>
            Play
          </Button>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
