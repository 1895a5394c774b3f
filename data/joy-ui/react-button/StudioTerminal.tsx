import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function StudioTerminal() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 420 }}>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button size="sm" variant="soft">
          Print label
        </Button>
        <Button size="md" variant="soft">
          Weigh clay
        </Button>
        <Button size="lg" variant="soft">
          Clock in
        </Button>
      </Stack>
      <Button size="lg" fullWidth>
        Open the kiln log
      </Button>
    </Stack>
  );
}
