import EmojiEvents from '@mui/icons-material/EmojiEvents';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';

export default function CoachBadge() {
  return (
    <Badge
      role="img"
      aria-label="Asta Kvist, holder of the sculls record"
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      badgeContent={
        <Avatar
          sx={{
            width: 26,
            height: 26,
            border: 2,
            borderColor: 'background.paper',
            bgcolor: 'text.primary',
            color: 'background.paper',
          }}
        >
          <EmojiEvents sx={{ fontSize: 14 }} />
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
