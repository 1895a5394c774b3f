import { Box, Stack } from '@mui/system';

const readings = ['Brood nest 34.8 °C', 'Weight 46.2 kg', 'Humidity 61 %'];

export default function HiveSensorPanel() {
  return (
    <Stack spacing={3} useFlexGap>
      {['100%', '240px'].map((maxWidth) => (
        <Box
          key={maxWidth}
          sx={{
            containerType: 'inline-size',
            maxWidth,
            border: '1px dashed',
            p: 2,
          }}
        >
          <Stack
            direction={{ '@': 'column', '@420': 'row' }}
            spacing={{ '@': 1, '@420': 4 }}
            useFlexGap
          >
            {readings.map((reading) => (
              <span key={reading}>{reading}</span>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
