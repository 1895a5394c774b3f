import Avatar from '@mui/material/Avatar';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const members = [
  { name: 'Noor', onWater: true },
  { name: 'Levi', onWater: false },
];

export default function OnWaterPresence() {
  return (
    <Stack spacing={2}>
      {members.map(({ name, onWater }) => (
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
            invisible={!onWater}
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
              {onWater ? 'On the water' : 'In the boathouse'}
            </Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
