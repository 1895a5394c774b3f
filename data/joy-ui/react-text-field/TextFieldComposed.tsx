import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function TextFieldComposed() {
  return (
    <FormControl required sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Booking reference</FormLabel>
      <Input name="reference" placeholder="K7QX2M" autoComplete="off" />
      <FormHelperText>Six characters, on your ticket.</FormHelperText>
    </FormControl>
  );
}
