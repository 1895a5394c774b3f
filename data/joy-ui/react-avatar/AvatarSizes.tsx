import LocalShipping from '@mui/icons-material/LocalShipping';
import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

/** Larger than any `size`. An icon has a variable of its own. */
const huge = { '--Avatar-size': '4.5rem', '--Icon-fontSize': '2.5rem' };

export default function AvatarSizes() {
  return (
    <Stack spacing={2} useFlexGap>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
        {sizes.map((size) => (
          <Avatar key={size} size={size}>
            NL
          </Avatar>
        ))}
        <Avatar sx={huge}>NL</Avatar>
      </Stack>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
        {sizes.map((size) => (
          <Avatar key={size} size={size} color="primary">
            <LocalShipping />
          </Avatar>
        ))}
        <Avatar color="primary" sx={huge}>
          <LocalShipping />
        </Avatar>
      </Stack>
    </Stack>
  );
}
