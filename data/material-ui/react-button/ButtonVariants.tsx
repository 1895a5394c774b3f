import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Place order</Button>
      <Button variant="outlined">Save for later</Button>
      <Button>Keep shopping</Button>
    </Stack>
  );
}
