import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const stages = [
  { label: 'Draft', color: 'neutral', value: 'INV-2044' },
  { label: 'Sent', color: 'primary', value: 'INV-2043' },
  { label: 'Paid', color: 'success', value: 'INV-2042' },
  { label: 'Due today', color: 'warning', value: 'INV-2041' },
  { label: 'Overdue', color: 'danger', value: 'INV-2038' },
] as const;

export default function InputColors() {
  return (
    <Stack spacing={1.5} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      {stages.map(({ label, color, value }) => (
        <FormControl
          key={color}
          orientation="horizontal"
          sx={{ alignItems: 'center' }}
        >
          <FormLabel sx={{ width: 88, flexShrink: 0 }}>{label}</FormLabel>
          <Input
            color={color}
            defaultValue={value}
            sx={{ flexGrow: 1, minWidth: 0 }}
          />
        </FormControl>
      ))}
    </Stack>
  );
}
