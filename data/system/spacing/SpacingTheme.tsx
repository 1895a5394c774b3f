import * as React from 'react';
import { Box, createTheme, ThemeProvider } from '@mui/system';

const themes = {
  compact: createTheme({ spacing: 4 }),
  comfortable: createTheme({ spacing: 8 }),
};

const files = ['Contract.pdf', 'Floor plan.png', 'Invoice 2041.pdf'];

export default function SpacingTheme() {
  const [compact, setCompact] = React.useState(false);
  return (
    <ThemeProvider theme={compact ? themes.compact : themes.comfortable}>
      <Box sx={{ width: '100%', maxWidth: 320 }}>
        <label>
          <input
            type="checkbox"
            checked={compact}
            onChange={(event) => setCompact(event.target.checked)}
          />{' '}
          Compact
        </label>
        <Box component="ul" sx={list}>
          {files.map((file) => (
            <Box component="li" key={file} sx={{ px: 2, py: 1.5 }}>
              {file}
            </Box>
          ))}
        </Box>
      </Box>
    </ThemeProvider>
  );
}

const list = {
  m: 0,
  mt: 2,
  p: 0,
  border: 1,
  borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
  listStyle: 'none',
};
