import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const variants = [undefined, 'plain', 'outlined', 'soft', 'solid'] as const;

export default function LinkVariants() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={3}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {variants.map((variant) => (
        <Link key={variant ?? 'none'} href="#LinkVariants" variant={variant}>
          {variant ?? 'No variant'}
        </Link>
      ))}
    </Stack>
  );
}
