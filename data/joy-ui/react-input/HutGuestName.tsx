import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function HutGuestName() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Group leader</FormLabel>
      <Input name="leader" autoComplete="name" />
      <FormHelperText>The warden asks for this name on arrival.</FormHelperText>
    </FormControl>
  );
}
