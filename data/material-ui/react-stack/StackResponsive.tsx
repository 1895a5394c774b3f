import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      useFlexGap
      sx={{ alignItems: { sm: 'center' } }}
    >
      <Stack sx={{ flexGrow: 1 }}>
        <Typography variant="subtitle1" component="p">
          Cooking class, Thursday 19:00
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Three dishes in two hours, ingredients included
        </Typography>
      </Stack>
      <Button>Ask a question</Button>
      <Button variant="contained">Sign up</Button>
    </Stack>
  );
}
