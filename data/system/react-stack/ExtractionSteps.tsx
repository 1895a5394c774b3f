import { Box, Stack } from '@mui/system';

const steps = ['Uncap', 'Spin', 'Strain', 'Settle'];

export default function ExtractionSteps() {
  return (
    <Stack
      component="ol"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
      useFlexGap
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          sx={{
            flex: 1,
            p: 1.5,
            borderTop: 3,
            borderColor: 'color-mix(in srgb, currentColor 50%, transparent)',
          }}
        >
          {index + 1}. {step}
        </Box>
      ))}
    </Stack>
  );
}
