import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme(
  { unstable_sxConfig: { padding: { themeKey: 'insets' } } },
  { insets: { compact: 8, roomy: 32 } },
);

export default function SxConfigOverride() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ ...frame, padding: 2 }}>2px</Box>
        <Box sx={{ ...frame, padding: 'compact' }}>compact</Box>
        <Box sx={{ ...frame, padding: 'roomy' }}>roomy</Box>
      </Box>
    </ThemeProvider>
  );
}

const frame = {
  border: 2,
  borderRadius: 2,
  borderColor: 'light-dark(#0b57d0, #a8c7fa)',
};
