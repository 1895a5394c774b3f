import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme(
  {
    unstable_sxConfig: {
      size: {
        themeKey: 'sizes',
        cssProperty: false,
        transform: (value) => ({ width: value, height: value }) as object,
      },
    },
  },
  { sizes: { small: 32, large: 64 } },
);

export default function SxConfigExtend() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ ...initials, size: 'small' }}>AT</Box>
        <Box sx={{ ...initials, size: { xs: 'small', sm: 'large' } }}>BF</Box>
        <Box sx={{ ...initials, size: 80 }}>CM</Box>
      </Box>
    </ThemeProvider>
  );
}

const initials = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  bgcolor: 'light-dark(#0b57d0, #a8c7fa)',
  color: 'light-dark(#fff, #062e6f)',
};
