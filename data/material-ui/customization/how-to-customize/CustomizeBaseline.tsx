import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withPrintedPage(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiCssBaseline: {
        styleOverrides: {
          body: { padding: 24 },
          h1: { fontSize: '2rem', marginBlock: 0 },
          blockquote: {
            marginInline: 0,
            paddingInlineStart: 16,
            borderInlineStart: '4px solid currentColor',
            fontStyle: 'italic',
          },
        },
      },
    },
  };
}

export default function CustomizeBaseline() {
  return (
    <ThemeProvider theme={withPrintedPage}>
      <CssBaseline />
      <h1>Lentil soup</h1>
      <p>Simmer the lentils for 25 minutes, then add the vinegar.</p>
      <blockquote>Better on the second day.</blockquote>
    </ThemeProvider>
  );
}
