import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Stack from '@mui/joy/Stack';

export default function CheckboxHelperText() {
  return (
    <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
      <FormControl>
        <Checkbox label="Send receipts by email" defaultChecked />
        <FormHelperText>One message for each payment.</FormHelperText>
      </FormControl>
      <FormControl size="sm" disabled>
        <Checkbox label="Share with the accountant" />
        <FormHelperText sx={{ color: 'text.secondary' }}>
          Only the owner can change this.
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
