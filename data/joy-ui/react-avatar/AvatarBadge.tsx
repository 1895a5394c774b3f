import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { mayaPatel, saraLind } from '../sampleData/pictures';

const agents = [
  { name: 'Maya Patel', picture: mayaPatel, online: true },
  { name: 'Sara Lind', picture: saraLind, online: false },
];

export default function AvatarBadge() {
  return (
    <Stack spacing={2} useFlexGap>
      {agents.map(({ name, picture, online }) => (
        <Stack
          key={name}
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ alignItems: 'center' }}
        >
          <Badge
            component="div"
            color="success"
            invisible={!online}
            badgeInset="14%"
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          >
            <Avatar src={picture} alt="" />
          </Badge>
          <Typography level="body-sm">
            {name}, {online ? 'online' : 'away'}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
