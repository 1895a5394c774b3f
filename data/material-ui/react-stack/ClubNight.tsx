import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ClubNight() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      useFlexGap
      sx={{ alignItems: { sm: 'center' } }}
    >
      <Stack sx={{ flexGrow: 1 }}>
        <Typography component="h3" variant="subtitle1">
          Rapid evening, Thursday 19:00
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Six rounds of 12 minutes, boards and clocks provided
        </Typography>
      </Stack>
      <Button>Ask for a bye</Button>
      <Button variant="contained">Sign up</Button>
    </Stack>
  );
}
