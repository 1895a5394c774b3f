import * as React from 'react';
import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({ zIndex: { card: 1, notice: 2 } });

export default function PositionZIndex() {
  const [above, setAbove] = React.useState(true);
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: 1, maxWidth: 320 }}>
        <label>
          <input
            type="checkbox"
            checked={above}
            onChange={(event) => setAbove(event.target.checked)}
          />{' '}
          Notice above the card
        </label>
        <Box sx={{ position: 'relative', zIndex: 0, height: 152, mt: 2 }}>
          <Box sx={{ zIndex: above ? 'notice' : 'auto', top: 0, ...notice }}>
            Your changes are saved
          </Box>
          <Box sx={{ zIndex: 'card', top: 28, ...card }}>
            <Box component="strong" sx={{ display: 'block', mt: 2 }}>
              Budget 2026.xlsx
            </Box>
            Changed by Ana Torres
          </Box>
        </Box>
      </Box>
    </ThemeProvider>
  );
}

const notice = {
  position: 'absolute',
  insetInlineStart: 16,
  px: 2,
  py: 1,
  borderRadius: 2,
  bgcolor: 'light-dark(#0b57d0, #a8c7fa)',
  color: 'light-dark(#fff, #062e6f)',
};

const card = {
  position: 'absolute',
  insetInline: 0,
  p: 2,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
  bgcolor: 'light-dark(#fff, #1b2027)',
};
