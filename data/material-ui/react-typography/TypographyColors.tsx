import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TypographyColors() {
  return (
    <Stack spacing={1}>
      <Typography>Order 1042</Typography>
      <Typography color="textSecondary">Placed by Ada Moreno</Typography>
      <Typography color="primary">Packed and labeled</Typography>
      <Typography color="error">Payment refused</Typography>
      <Typography sx={{ color: 'primary.dark' }}>Refund sent</Typography>
    </Stack>
  );
}
