import ArrowForward from '@mui/icons-material/ArrowForward';
import Schedule from '@mui/icons-material/Schedule';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const DirectionalArrow = styled(ArrowForward)({
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
});

export default function IconDirection() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" endIcon={<DirectionalArrow />}>
        Next task
      </Button>
      <Button variant="outlined" startIcon={<Schedule />}>
        Due at five
      </Button>
    </Stack>
  );
}
