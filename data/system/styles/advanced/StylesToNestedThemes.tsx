import { createTheme, styled, ThemeProvider, type Theme } from '@mui/system';

const theme = createTheme({
  palette: { accent: 'light-dark(#0b57d0, #a8c7fa)' },
  shape: { borderRadius: 8 },
});

const toDanger = (outer: Theme) => ({
  ...outer,
  palette: { ...outer.palette, accent: 'light-dark(#b3261e, #f2b8b5)' },
});

export default function StylesToNestedThemes() {
  return (
    <ThemeProvider theme={theme}>
      <div
        style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}
      >
        <Action type="button">Save the order</Action>
        <ThemeProvider theme={toDanger}>
          <Action type="button">Cancel the order</Action>
        </ThemeProvider>
      </div>
    </ThemeProvider>
  );
}

const Action = styled('button')(({ theme: { palette, shape } }) => ({
  padding: '0.5rem 1rem',
  border: '1px solid',
  borderRadius: shape.borderRadius,
  background: 'none',
  color: palette.accent,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${palette.accent}`, outlineOffset: 2 },
}));
