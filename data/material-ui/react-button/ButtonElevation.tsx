import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonElevation() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">With a shadow</Button>
      <Button variant="contained" disableElevation>
        Without a shadow
      </Button>
    </Stack>
  );
}
