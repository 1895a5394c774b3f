import * as React from 'react';
import { Box } from '@mui/system';

export default function FlexboxShrink() {
  const [shrinks, setShrinks] = React.useState(false);
  return (
    <Box sx={{ width: 1, maxWidth: 288 }}>
      <label>
        <input
          type="checkbox"
          checked={shrinks}
          onChange={(event) => setShrinks(event.target.checked)}
        />{' '}
        The button may shrink
      </label>
      <Box sx={bar}>
        <Box sx={title}>Minutes of the meeting on September 14</Box>
        <Box
          component="button"
          type="button"
          sx={{ ...button, flexShrink: shrinks ? 1 : 0 }}
        >
          Save as draft
        </Box>
      </Box>
    </Box>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mt: 1,
  p: 1,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};

const title = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

const button = {
  px: 1.5,
  py: 1,
  border: 0,
  borderRadius: 2,
  bgcolor: 'light-dark(#0b57d0, #a8c7fa)',
  color: 'light-dark(#fff, #062e6f)',
  font: 'inherit',
  '&:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
};
