import { Box } from '@mui/system';

const values = [
  'flex-start',
  'center',
  'flex-end',
  'space-between',
  'space-around',
  'space-evenly',
];

export default function FlexboxJustify() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1, maxWidth: 440 }}>
      {values.map((justifyContent) => (
        <Box key={justifyContent}>
          <code>{justifyContent}</code>
          <Box sx={{ ...week, display: 'flex', justifyContent, gap: 1 }}>
            {['Mon', 'Wed', 'Fri'].map((day) => (
              <Box key={day} sx={chip}>
                {day}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const week = {
  mt: 0.5,
  p: 1,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};

const chip = {
  px: 1.5,
  py: 0.5,
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
};
