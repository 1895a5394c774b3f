import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  spacing: 4,
  shape: { borderRadius: 10 },
  palette: {
    paper: 'color-mix(in srgb, currentColor 6%, transparent)',
    humidity: { line: 'light-dark(#1f6f78, #7fd3dd)' },
  },
});

export default function ConservationLab() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={(t) => ({
          p: 5, // 5 × 4px
          borderRadius: 1, // 1 × 10px
          bgcolor: 'paper',
          borderInlineStart: '6px solid',
          borderColor: 'humidity.line',
          [t.breakpoints.up('sm')]: { px: 8 },
        })}
      >
        <strong>Paper room</strong>
        <Box sx={{ mt: 1 }}>Humidity 48 %, target 45–55 %</Box>
      </Box>
    </ThemeProvider>
  );
}
