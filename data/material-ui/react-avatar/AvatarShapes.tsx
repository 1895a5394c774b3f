import Apartment from '@mui/icons-material/Apartment';
import Groups from '@mui/icons-material/Groups';
import ShoppingBag from '@mui/icons-material/ShoppingBag';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const shapes = [
  { variant: 'circular', label: 'Team', Icon: Groups },
  { variant: 'rounded', label: 'Product', Icon: ShoppingBag },
  { variant: 'square', label: 'Company', Icon: Apartment },
] as const;

export default function AvatarShapes() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {shapes.map(({ variant, label, Icon }) => (
        <Stack key={variant} spacing={1} sx={{ alignItems: 'center' }}>
          <Avatar
            variant={variant}
            sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}
          >
            <Icon />
          </Avatar>
          <Typography variant="body2">{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
