import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function FiringActions() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="solid">Start the firing</Button>
      <Button variant="soft">Preheat to 200 °C</Button>
      <Button variant="outlined">Edit the ramp</Button>
      <Button variant="plain">Skip tonight</Button>
    </Stack>
  );
}
