import Sheet from '@mui/joy/Sheet';
import Stack, { type StackProps } from '@mui/joy/Stack';

const steps = ['Ordered', 'Packed', 'Delivered'];

export default function StackExample(props: StackProps) {
  return (
    <Stack {...props}>
      {steps.map((step) => (
        <Sheet key={step} variant="soft" sx={{ p: 1.5, borderRadius: 'sm' }}>
          {step}
        </Sheet>
      ))}
    </Stack>
  );
}
