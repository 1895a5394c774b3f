import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputUnderline() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Task</FormLabel>
      <Input
        variant="plain"
        placeholder="Call the printer"
        sx={{
          '--Input-radius': '0px',
          '--Input-paddingInline': '0px',
          borderBlockEnd: '1px solid',
          borderColor: 'neutral.outlinedBorder',
          backgroundColor: 'transparent',
          // The ring becomes a line: its thickness counts at the bottom only.
          '&::before': {
            boxShadow:
              'inset 0 calc(var(--Input-focused) * -2px) 0 var(--Input-focusedHighlight)',
            transition: 'box-shadow 150ms',
          },
        }}
      />
    </FormControl>
  );
}
