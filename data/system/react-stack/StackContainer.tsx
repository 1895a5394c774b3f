import { Box, Stack } from '@mui/system';

const details = ['Lisbon', 'Gate B12', '9:40'];

export default function StackContainer() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: 1, maxWidth: 360 }}>
      {['100%', '160px'].map((maxWidth) => (
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
            direction={{ '@': 'column', '@200': 'row' }}
            spacing={{ '@': 0.5, '@200': 3 }}
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
