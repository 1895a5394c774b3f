import Notifications from '@mui/icons-material/Notifications';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BadgeDot() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ alignItems: 'center' }}>
      <IconButton aria-label="Notifications, some are new">
        <Badge variant="dot" color="error">
          <Notifications />
        </Badge>
      </IconButton>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
        <Badge
          variant="dot"
          color="success"
          overlap="circular"
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        >
          <Avatar
            aria-hidden
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            AK
          </Avatar>
        </Badge>
        <div>
          <Typography>Amelia King</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Online
          </Typography>
        </div>
      </Stack>
    </Stack>
  );
}
