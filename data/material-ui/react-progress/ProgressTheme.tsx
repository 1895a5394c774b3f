import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withProgressBars(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiLinearProgress: {
        styleOverrides: {
          root: {
            height: 10,
            borderRadius: 5,
            [`& .${linearProgressClasses.bar}`]: { borderRadius: 5 },
            // The browser removes backgrounds in this mode.
            '@media (forced-colors: active)': {
              border: '1px solid CanvasText',
              [`& .${linearProgressClasses.bar}`]: { backgroundColor: 'Highlight' },
            },
          },
        },
      },
    },
  };
}

export default function ProgressTheme() {
  return (
    <ThemeProvider theme={withProgressBars}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
        <LinearProgress
          variant="determinate"
          value={62}
          aria-label="Backup of the photos"
        />
        <LinearProgress color="secondary" aria-label="Loading the photos" />
      </Stack>
    </ThemeProvider>
  );
}
