import * as React from 'react';
import { Box } from '@mui/system';
import { visuallyHidden } from '@mui/utils';

export default function ScreenReaderText() {
  const [shown, setShown] = React.useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <label>
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />{' '}
        Show the hidden text
      </label>
      <Box component="a" href="#invoice-204" sx={{ color: accent }}>
        Download
        <Box component="span" sx={shown ? null : visuallyHidden}>
          {' '}
          invoice 204 as a PDF
        </Box>
      </Box>
    </Box>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';
