import * as React from 'react';
import { Box } from '@mui/system';
import { visuallyHidden } from '@mui/utils';

const invoices = [
  { number: 204, month: 'May' },
  { number: 205, month: 'June' },
];

export default function ScreenReaderText() {
  const [shown, setShown] = React.useState(false);
  return (
    <Box sx={{ width: 1, maxWidth: 360 }}>
      <label>
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />{' '}
        Show the hidden text
      </label>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0 }}>
        {invoices.map(({ number, month }) => (
          <Box component="li" key={number} sx={row}>
            {month}
            <Box component="a" href={`#invoice-${number}`} sx={{ color: accent }}>
              Download
              <Box component="span" sx={shown ? null : visuallyHidden}>
                {` invoice ${number} as a PDF`}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  borderBottom: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
};
