import GlobalStyles from '@mui/material/GlobalStyles';

const articleStyles = (
  <GlobalStyles
    styles={(theme) => ({
      body: { ...theme.typography.body1 },
      h1: { ...theme.typography.h4, margin: 0 },
      kbd: {
        padding: theme.spacing(0, 0.75),
        border: '1px solid currentColor',
        borderRadius: theme.shape.borderRadius,
        fontFamily: 'monospace',
      },
      '::selection': {
        color: theme.palette.primary.contrastText,
        backgroundColor: theme.palette.primary.main,
      },
    })}
  />
);

export default function CustomizeGlobalStyles() {
  return (
    <>
      {articleStyles}
      <h1>Keyboard shortcuts</h1>
      <p>
        Press <kbd>Ctrl</kbd> and <kbd>K</kbd> to find a file, and <kbd>Ctrl</kbd>{' '}
        and <kbd>N</kbd> to create one.
      </p>
      <p>Select this sentence to see the color of the selection.</p>
    </>
  );
}
