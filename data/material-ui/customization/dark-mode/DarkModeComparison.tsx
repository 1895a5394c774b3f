import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Grid2 from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const typography = { fontFamily: 'inherit' };
const schemes = [
  { mode: 'light', theme: createTheme({ typography }) },
  { mode: 'dark', theme: createTheme({ typography, palette: { mode: 'dark' } }) },
];

export default function DarkModeComparison() {
  return (
    <Grid2 container spacing={2}>
      {schemes.map(({ mode, theme }) => (
        <Grid2 key={mode} size={{ xs: 12, sm: 6 }}>
          {/* A function replaces the theme around it; an object is merged into it. */}
          <ThemeProvider theme={() => theme}>
            <Paper elevation={3} sx={{ p: 2, height: '100%' }}>
              <Stack spacing={2} useFlexGap>
                <Typography variant="subtitle1" component="p">
                  Profile, {mode} mode
                </Typography>
                <TextField
                  id={`profile-name-${mode}`}
                  label="Display name"
                  defaultValue="Amira Haddad"
                  size="small"
                />
                <Alert severity="success">Your photo was uploaded.</Alert>
                <Stack direction="row" spacing={1} useFlexGap>
                  <Button variant="contained">Save</Button>
                  <Button disabled>Undo</Button>
                </Stack>
              </Stack>
            </Paper>
          </ThemeProvider>
        </Grid2>
      ))}
    </Grid2>
  );
}
