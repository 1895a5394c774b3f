import { Box, Stack } from '@mui/system';

const details = ['Berlin to Lisbon', 'Gate B12', 'Boarding at 9:40'];

export default function StackContainer() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: 1 }}>
      {['100%', '220px'].map((maxWidth) => (
        <Box
          key={maxWidth}
          sx={{
            containerType: 'inline-size',
            boxSizing: 'border-box',
            maxWidth,
            p: 2,
            border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
            borderRadius: 2,
          }}
        >
          <Stack
            direction={{ '@': 'column', '@400': 'row' }}
            spacing={{ '@': 1, '@400': 4 }}
            useFlexGap
          >
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
