import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: { accent: 'light-dark(#0b57d0, #a8c7fa)' },
});

const tasks = [
  { name: 'Paint the kitchen', percent: 80 },
  { name: 'Assemble the shelves', percent: 35 },
];

export default function UsageThemeFunction() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 360 }}>
        {tasks.map(({ name, percent }) => (
          <label key={name}>
            {name}: {percent}%
            <Box
              component="progress"
              max={100}
              value={percent}
              sx={({ palette }) => ({
                width: '100%',
                height: '16px',
                accentColor: palette.accent,
              })}
            />
          </label>
        ))}
      </Box>
    </ThemeProvider>
  );
}
