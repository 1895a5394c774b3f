import { Box } from '@mui/system';

const text =
  'You can cancel until the day before you arrive. After that, we charge you for the first night. Breakfast is from seven to ten, and the garage closes at midnight.';

export default function DisplayOverflow() {
  return (
    <Box sx={grid}>
      {['hidden', 'auto', 'visible'].map((overflow) => (
        <div key={overflow}>
          <code>{overflow}</code>
          <Box {...(overflow === 'auto' && scrollable)} sx={{ ...box, overflow }}>
            {text}
          </Box>
        </div>
      ))}
    </Box>
  );
}

const scrollable = { role: 'region', 'aria-label': 'Terms', tabIndex: 0 };

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: 2,
  width: 1,
  maxWidth: 640,
  pb: 14,
};

const box = {
  height: 88,
  mt: 0.5,
  p: 1,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};
