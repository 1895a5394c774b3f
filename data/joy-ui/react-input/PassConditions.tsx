import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const fields = [
  { variant: 'outlined', label: 'Snow depth', value: '42 cm' },
  { variant: 'soft', label: 'Wind at the pass', value: '35 km/h NW' },
  { variant: 'plain', label: 'Visibility', value: 'Below 500 m' },
  { variant: 'solid', label: 'Avalanche level', value: '3 (considerable)' },
] as const;

export default function PassConditions() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      {fields.map(({ variant, label, value }) => (
        <FormControl key={variant}>
          <FormLabel>{label}</FormLabel>
          <Input variant={variant} defaultValue={value} />
        </FormControl>
      ))}
    </Stack>
  );
}
