import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const underlines = ['always', 'hover', 'none'] as const;

export default function LinkUnderline() {
  return (
    <Stack direction="row" spacing={4}>
      {underlines.map((underline) => (
        <Link key={underline} href="#LinkUnderline" underline={underline}>
          {underline}
        </Link>
      ))}
    </Stack>
  );
}
