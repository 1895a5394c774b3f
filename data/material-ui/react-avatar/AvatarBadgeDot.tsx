import Avatar from '@mui/material/Avatar';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const colleagues = [
  { name: 'Nora', online: true },
  { name: 'Liam', online: false },
];

export default function AvatarBadgeDot() {
  return (
    <Stack spacing={2}>
      {colleagues.map(({ name, online }) => (
        <Stack
          key={name}
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ alignItems: 'center' }}
        >
          <Badge
            variant="dot"
            color="success"
            overlap="circular"
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            invisible={!online}
            sx={{
              // Sets the dot off from the avatar.
              [`& .${badgeClasses.badge}`]: {
                outline: '2px solid',
                outlineColor: 'background.paper',
              },
            }}
          >
            <Avatar
              aria-hidden
              sx={{ bgcolor: 'text.primary', color: 'background.paper' }}
            >
              {name[0]}
            </Avatar>
          </Badge>
          <div>
            <Typography>{name}</Typography>
            {/* The dot alone would say nothing to a screen reader. */}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {online ? 'Online' : 'Away'}
            </Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
