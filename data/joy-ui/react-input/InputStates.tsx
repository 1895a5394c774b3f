import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputStates() {
  return (
    <Stack spacing={2.5} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl required>
        <FormLabel>Departure</FormLabel>
        <Input type="date" defaultValue="2024-08-17" />
      </FormControl>
      <FormControl>
        <FormLabel>Booking number</FormLabel>
        <Input readOnly defaultValue="FL-20817-04" />
        <FormHelperText>Read-only, and part of the form data.</FormHelperText>
      </FormControl>
      <FormControl disabled>
        <FormLabel>Seat</FormLabel>
        <Input defaultValue="Assigned at the gate" />
      </FormControl>
      <FormControl error>
        <FormLabel>Passengers</FormLabel>
        {/* The error of the input itself sets aria-invalid. */}
        <Input
          error
          defaultValue="19"
          slotProps={{ input: { inputMode: 'numeric' } }}
        />
        <FormHelperText sx={{ color: 'danger.plainColor' }}>
          Book for nine people at most.
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
