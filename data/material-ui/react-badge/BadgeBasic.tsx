import Mail from '@mui/icons-material/Mail';
import ShoppingCart from '@mui/icons-material/ShoppingCart';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function BadgeBasic() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Cart, 2 items">
        <Badge badgeContent={2} color="primary">
          <ShoppingCart />
        </Badge>
      </IconButton>
      <IconButton aria-label="Messages, 14 unread">
        <Badge badgeContent={14} color="secondary">
          <Mail />
        </Badge>
      </IconButton>
    </Stack>
  );
}
