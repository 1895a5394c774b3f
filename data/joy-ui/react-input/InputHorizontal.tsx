import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const fields = [
  { label: 'From', name: 'origin', defaultValue: 'Lisbon' },
  { label: 'To', name: 'destination', defaultValue: 'Oslo' },
  { label: 'Adults', name: 'adults', defaultValue: '2' },
];

export default function InputHorizontal() {
  return (
    <Stack spacing={1} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      {fields.map(({ label, ...field }) => (
        <FormControl
          key={field.name}
          orientation="horizontal"
          size="sm"
          sx={{ alignItems: 'center' }}
        >
          <FormLabel sx={{ width: 56, flexShrink: 0 }}>{label}</FormLabel>
          <Input {...field} sx={{ flexGrow: 1, minWidth: 0 }} />
        </FormControl>
      ))}
    </Stack>
  );
}
