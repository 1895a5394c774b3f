import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const steps = 'Peel the apples.\nRub butter into the flour.\nBake for 40 minutes.';

export default function TextareaRows() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 360 }}>
      <FormControl>
        <FormLabel>Grows without a limit</FormLabel>
        <Textarea defaultValue={steps} />
      </FormControl>
      <FormControl>
        <FormLabel>Two to four rows</FormLabel>
        <Textarea minRows={2} maxRows={4} defaultValue={steps} />
      </FormControl>
      <FormControl>
        <FormLabel>Always two rows</FormLabel>
        <Textarea minRows={2} maxRows={2} defaultValue={steps} />
      </FormControl>
    </Stack>
  );
}
