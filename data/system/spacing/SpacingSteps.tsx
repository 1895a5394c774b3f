import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: { primary: { main: 'light-dark(#0b57d0, #a8c7fa)' } },
});

const steps = [0.5, 1, 1.5, 2, 4, 8, 16];

export default function SpacingSteps() {
  return (
    <ThemeProvider theme={theme}>
      <Box component="ul" sx={{ width: '100%', maxWidth: 320, m: 0, p: 0 }}>
        {steps.map((step) => (
          <Box component="li" key={step} sx={row}>
            <code>{step}</code>
            <Box sx={{ pl: step, height: 12, bgcolor: 'primary.main' }} />
            {step * 8}px
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '3ch auto 1fr',
  alignItems: 'center',
  gap: 2,
  py: 0.5,
};
