import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const fields = [
  { variant: 'outlined', label: 'Recipe', value: 'Plum cake' },
  { variant: 'soft', label: 'Oven', value: '180 °C, fan' },
  { variant: 'plain', label: 'Time', value: '45 minutes' },
  { variant: 'solid', label: 'Portions', value: '12 pieces' },
] as const;

export default function InputVariants() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      {fields.map(({ variant, label, value }) => (
        <FormControl key={variant}>
          <FormLabel>
            {label} ({variant})
          </FormLabel>
          <Input variant={variant} defaultValue={value} />
        </FormControl>
      ))}
    </Stack>
  );
}
