import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputSizes() {
  return (
    <Stack spacing={2.5} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl size="sm">
        <FormLabel>File name</FormLabel>
        <Input defaultValue="budget-2024.xlsx" />
        <FormHelperText>Small, for dense panels</FormHelperText>
      </FormControl>
      <FormControl size="md">
        <FormLabel>Folder</FormLabel>
        <Input defaultValue="Finance" />
        <FormHelperText>Medium, the default</FormHelperText>
      </FormControl>
      <FormControl size="lg">
        <FormLabel>Share with</FormLabel>
        <Input defaultValue="sara@example.com" />
        <FormHelperText>Large, for touch screens</FormHelperText>
      </FormControl>
    </Stack>
  );
}
