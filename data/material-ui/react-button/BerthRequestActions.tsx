import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BerthRequestActions() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Request berth</Button>
      <Button variant="outlined">Save draft</Button>
      <Button>Discard</Button>
    </Stack>
  );
}
