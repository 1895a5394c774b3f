import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const filters = [
  { label: 'From', name: 'start', defaultValue: 'Arolla' },
  { label: 'To', name: 'end', defaultValue: 'Zermatt' },
  { label: 'Days', name: 'days', defaultValue: '5' },
];

export default function TourFilters() {
  return (
    <Stack spacing={1} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      {filters.map(({ label, ...field }) => (
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
