import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputHelperText() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Name on the invoice</FormLabel>
      <Input name="payer" autoComplete="organization" />
      <FormHelperText>The company, or your own name.</FormHelperText>
    </FormControl>
  );
}
