import { Box } from '@mui/system';

const message = `Hello Emma,
the train is late.

See you at nine,
Louis`;

export default function DisplayWhiteSpace() {
  return (
    <Box sx={grid}>
      {['normal', 'nowrap', 'pre-line'].map((whiteSpace) => (
        <div key={whiteSpace}>
          <code>{whiteSpace}</code>
          <Box
            {...(whiteSpace === 'nowrap' && scrollable)}
            sx={{ ...bubble, whiteSpace }}
          >
            {message}
          </Box>
        </div>
      ))}
    </Box>
  );
}

const scrollable = { role: 'region', 'aria-label': 'Message', tabIndex: 0 };

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  alignItems: 'start',
  gap: 2,
  width: 1,
  maxWidth: 640,
  '& > *': { minWidth: 0 },
};

const bubble = {
  mt: 0.5,
  px: 2,
  py: 1,
  borderRadius: 2,
  overflow: 'auto',
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
};
