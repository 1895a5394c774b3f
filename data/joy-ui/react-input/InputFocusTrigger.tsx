import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input, { inputClasses } from '@mui/joy/Input';
import ContentCopy from '@mui/icons-material/ContentCopy';

export default function InputFocusTrigger() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Link to the file</FormLabel>
      <Input
        defaultValue="https://example.com/f/4816"
        endDecorator={
          <IconButton aria-label="Copy the link">
            <ContentCopy />
          </IconButton>
        }
        sx={{
          '&:focus-within::before': { '--Input-focused': '0' },
          [`&.${inputClasses.focused}::before`]: { '--Input-focused': '1' },
        }}
      />
    </FormControl>
  );
}
