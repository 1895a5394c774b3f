import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1.5, sm: 3 }}
      useFlexGap
      sx={{ alignItems: { sm: 'center' } }}
    >
      <Stack sx={{ flexGrow: 1 }}>
        <Typography level="title-md">Flight to Lisbon</Typography>
        <Typography>May 4, 06:45, terminal 2</Typography>
      </Stack>
      <Button variant="outlined">Change</Button>
      <Button>Check in</Button>
    </Stack>
  );
}
