import Link, { linkClasses } from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// Extends the theme around it. In an app, pass `components` to createTheme().
const addLinkStyles = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiLink: {
      defaultProps: { underline: 'hover' },
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: 2,
          [`&.${linkClasses.focusVisible}`]: {
            outline: `3px solid ${theme.palette.secondary.main}`,
            outlineOffset: 3,
          },
        }),
      },
    },
  },
});

export default function LinkFocus() {
  return (
    <ThemeProvider theme={addLinkStyles}>
      <Stack direction="row" spacing={3}>
        <Link href="#LinkFocus">Open tasks</Link>
        <Link href="#LinkFocus">Done</Link>
        <Link component="button" type="button">
          New task
        </Link>
      </Stack>
    </ThemeProvider>
  );
}
