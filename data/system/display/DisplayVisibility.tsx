import * as React from 'react';
import { Box } from '@mui/system';

export default function DisplayVisibility() {
  const [visible, setVisible] = React.useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1, maxWidth: 320 }}>
      <label>
        <input
          type="checkbox"
          checked={visible}
          onChange={(event) => setVisible(event.target.checked)}
        />{' '}
        Show the status
      </label>
      <Box sx={card}>
        <div>
          <code>visibility</code>
        </div>
        <Box sx={{ visibility: visible ? 'visible' : 'hidden' }}>✓ Saved</Box>
        Shopping list
      </Box>
      <Box sx={card}>
        <div>
          <code>display</code>
        </div>
        <Box sx={{ display: visible ? 'block' : 'none' }}>✓ Saved</Box>
        Shopping list
      </Box>
    </Box>
  );
}

const card = {
  p: 1.5,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};
