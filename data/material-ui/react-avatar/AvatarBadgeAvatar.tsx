import Verified from '@mui/icons-material/Verified';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';

export default function AvatarBadgeAvatar() {
  return (
    <Badge
      role="img"
      aria-label="Amelia King, verified account"
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      badgeContent={
        <Avatar
          sx={{
            width: 28,
            height: 28,
            border: 2,
            borderColor: 'background.paper',
            bgcolor: 'text.primary',
            color: 'background.paper',
          }}
        >
          <Verified sx={{ fontSize: 16 }} />
        </Avatar>
      }
    >
      <Avatar
        sx={{
          width: 64,
          height: 64,
          fontSize: 28,
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
        }}
      >
        AK
      </Avatar>
    </Badge>
  );
}
