import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function ReservationStates() {
  return (
    <Stack spacing={2.5} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl required>
        <FormLabel>Arrival day</FormLabel>
        <Input type="date" defaultValue="2024-08-17" />
      </FormControl>
      <FormControl>
        <FormLabel>Reservation number</FormLabel>
        <Input readOnly defaultValue="HUT-20817-04" />
        <FormHelperText>Read-only: focusable, copied, submitted.</FormHelperText>
      </FormControl>
      <FormControl disabled>
        <FormLabel>Dormitory</FormLabel>
        <Input defaultValue="Assigned on arrival" />
        <FormHelperText sx={{ color: 'text.tertiary' }}>
          Disabled: skipped by Tab, not submitted.
        </FormHelperText>
      </FormControl>
      <FormControl error>
        <FormLabel>Party size</FormLabel>
        {/* `error` on the input as well: it sets aria-invalid. */}
        <Input
          error
          defaultValue="19"
          slotProps={{ input: { inputMode: 'numeric' } }}
        />
        <FormHelperText sx={{ color: 'danger.plainColor' }}>
          The hut takes groups of 12 at most.
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
