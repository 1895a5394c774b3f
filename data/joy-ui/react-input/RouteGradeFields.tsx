import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function RouteGradeFields() {
  return (
    <Stack spacing={2.5} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl size="sm">
        <FormLabel>Approach</FormLabel>
        <Input defaultValue="T2, marked path" />
        <FormHelperText>Small: dense side panels</FormHelperText>
      </FormControl>
      <FormControl size="md">
        <FormLabel>Ridge</FormLabel>
        <Input color="primary" defaultValue="T4, some scrambling" />
        <FormHelperText>Medium: the default</FormHelperText>
      </FormControl>
      <FormControl size="lg">
        <FormLabel>Summit block</FormLabel>
        <Input color="warning" defaultValue="UIAA II, exposed" />
        <FormHelperText>Large: touch screens at the hut door</FormHelperText>
      </FormControl>
    </Stack>
  );
}
