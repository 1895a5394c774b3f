import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    divider: 'color-mix(in srgb, currentColor 25%, transparent)',
  },
});

export default function BorderResponsive() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          ...card,
          borderWidth: { xs: '1px 0', sm: 1 },
          borderRadius: { xs: 0, sm: 3 },
        }}
      >
        <strong>Vegetable soup</strong>
        <Box component="p" sx={{ m: 0, mt: 1 }}>
          Ready in 30 minutes, serves four. Needs carrots, leeks, potatoes and a
          bunch of parsley.
        </Box>
      </Box>
    </ThemeProvider>
  );
}

const card = {
  borderStyle: 'solid',
  borderColor: 'divider',
  p: 2,
  width: '100%',
  maxWidth: 400,
};
