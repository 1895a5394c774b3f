import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    primary: {
      main: 'light-dark(#0b57d0, #a8c7fa)',
      tint: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
    },
  },
});

export default function BorderLogical() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        role="note"
        sx={({ palette }) => ({
          borderInlineStart: `4px solid ${palette.primary.main}`,
          bgcolor: 'primary.tint',
          p: 2,
          maxWidth: 400,
        })}
      >
        The library is closed on Monday. You can return books at the front desk of
        the town hall.
      </Box>
    </ThemeProvider>
  );
}
