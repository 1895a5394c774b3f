import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// The function form receives the surrounding theme and extends it.
// At the root of an app you pass the result of createTheme() instead.
const withOwnButtons = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 999, textTransform: 'none' },
        sizeLarge: { paddingInline: 32 },
      },
    },
  },
});

export default function UsageTheme() {
  return (
    <Stack
      useFlexGap
      direction="row"
      sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Button>Default theme</Button>
      <ThemeProvider theme={withOwnButtons}>
        <Button>Reply</Button>
        <Button size="large" color="secondary">
          Reply to all
        </Button>
        <Button variant="outlined">Forward</Button>
      </ThemeProvider>
    </Stack>
  );
}
