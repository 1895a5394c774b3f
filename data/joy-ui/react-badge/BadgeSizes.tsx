import LocalShipping from '@mui/icons-material/LocalShipping';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const sizes = ['sm', 'md', 'lg'] as const;

export default function BadgeSizes() {
  return (
    <Stack spacing={2.5} useFlexGap>
      {sizes.map((size) => (
        <Stack
          key={size}
          direction="row"
          spacing={5}
          useFlexGap
          sx={{ alignItems: 'center' }}
        >
          <Typography level="body-sm" sx={{ width: 24 }}>
            {size}
          </Typography>
          <Badge size={size} badgeContent={18}>
            <LocalShipping />
          </Badge>
          <Badge size={size}>
            <LocalShipping />
          </Badge>
        </Stack>
      ))}
    </Stack>
  );
}
