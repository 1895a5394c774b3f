import { Box, Stack } from '@mui/system';

const steps = ['Ordered', 'Packed', 'Shipped', 'Delivered'];
const current = 1;

export default function StackResponsive() {
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
          aria-current={index === current ? 'step' : undefined}
          sx={{
            flex: 1,
            py: 1,
            borderTop: 3,
            borderColor:
              index <= current
                ? 'light-dark(#0b57d0, #a8c7fa)'
                : 'color-mix(in srgb, currentColor 25%, transparent)',
            fontWeight: index === current ? 600 : 400,
          }}
        >
          <bdi>
            {index + 1}. {step}
          </bdi>
        </Box>
      ))}
    </Stack>
  );
}
