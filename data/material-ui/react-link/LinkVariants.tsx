import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkVariants() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography component="h3" variant="h5">
        <Link href="#LinkVariants" underline="hover" color="inherit">
          Lentil soup with lemon
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        By <Link href="#LinkVariants">Nora Brandt</Link>, 35 minutes
      </Typography>
      <Link href="#LinkVariants" variant="button">
        Print
      </Link>
    </Stack>
  );
}
