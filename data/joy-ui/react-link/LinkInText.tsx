import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkInText() {
  return (
    <Stack spacing={1.5} useFlexGap sx={{ maxWidth: 420 }}>
      <Typography level="title-lg">
        Your flight to <Link href="#LinkInText">Lisbon</Link>
      </Typography>
      <Typography>
        Boarding starts at 9:40. Read what fits into your{' '}
        <Link href="#LinkInText" underline="always">
          hand luggage
        </Link>{' '}
        before you pack.
      </Typography>
      <Typography level="body-sm">
        Plans have changed?{' '}
        <Link href="#LinkInText" underline="always" textColor="inherit">
          Rebook until Friday
        </Link>
        , or ask the{' '}
        <Link href="#LinkInText" variant="soft">
          service desk
        </Link>
        .
      </Typography>
      <Link href="#LinkInText" level="body-xs">
        All conditions
      </Link>
    </Stack>
  );
}
