import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
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
          Track parcel
        </Button>
        <Button size="lg" variant="soft">
          Reorder
        </Button>
      </Stack>
      <Button size="lg" fullWidth>
        Go to checkout
      </Button>
    </Stack>
  );
}
