import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: { primary: { main: 'light-dark(#0b57d0, #a8c7fa)' } },
});

export default function PaletteFunction() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="svg"
        viewBox="0 0 64 64"
        role="img"
        aria-label="7 of 10 tasks done"
        sx={({ palette }) => ({
          width: 96,
          fill: 'none',
          rotate: '-90deg',
          strokeWidth: 8,
          strokeLinecap: 'round',
          stroke: `color-mix(in srgb, ${palette.primary.main} 20%, transparent)`,
          '& .done': { stroke: palette.primary.main },
        })}
      >
        <circle cx="32" cy="32" r="28" />
        <circle
          className="done"
          cx="32"
          cy="32"
          r="28"
          pathLength="10"
          strokeDasharray="7 3"
        />
      </Box>
    </ThemeProvider>
  );
}
