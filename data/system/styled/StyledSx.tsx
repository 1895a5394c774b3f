import { createTheme, styled, ThemeProvider } from '@mui/system';

const appTheme = createTheme({
  palette: {
    line: 'color-mix(in srgb, currentColor 25%, transparent)',
    tint: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  },
});

const Reminder = styled('p')(({ theme }) =>
  theme.unstable_sx({
    m: 0,
    px: 2,
    py: { xs: 1, sm: 2 },
    border: 1,
    borderColor: 'line',
    borderRadius: 2,
  }),
);

export default function StyledSx() {
  return (
    <ThemeProvider theme={appTheme}>
      <div style={{ display: 'grid', gap: 8 }}>
        <Reminder>Call the dentist</Reminder>
        <Reminder sx={{ bgcolor: 'tint', borderColor: 'transparent' }}>
          Buy a birthday present
        </Reminder>
      </div>
    </ThemeProvider>
  );
}
