import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonVariants() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Button>Send invoice</Button>
      <Button variant="soft">Add a line</Button>
      <Button variant="outlined">Preview</Button>
      <Button variant="plain">Cancel</Button>
    </Stack>
  );
}
