import { createTheme, styled, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    tint: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  },
});

const Step = styled('li')(({ theme: { palette, spacing, shape, breakpoints } }) => ({
  padding: spacing(1, 2),
  borderRadius: shape.borderRadius * 2,
  backgroundColor: palette.tint,
  [breakpoints.up('sm')]: {
    padding: spacing(2, 3),
  },
}));

export default function StyledTheme() {
  return (
    <ThemeProvider theme={theme}>
      <ol
        style={{
          display: 'grid',
          gap: 8,
          margin: 0,
          padding: 0,
          listStylePosition: 'inside',
        }}
      >
        <Step>Chop the onions</Step>
        <Step>Fry them in butter</Step>
        <Step>Add flour and milk</Step>
      </ol>
    </ThemeProvider>
  );
}
