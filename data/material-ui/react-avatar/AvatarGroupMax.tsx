import Avatar, { avatarClasses } from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const guests = ['Ana', 'Ben', 'Chloe', 'David', 'Emma', 'Finn', 'Grace', 'Hugo'];

export default function AvatarGroupMax() {
  return (
    <AvatarGroup
      max={5}
      role="img"
      aria-label={`Guests: ${guests.join(', ')}`}
      slotProps={{ surplus: { dir: 'ltr' } }} // +4, also in right-to-left pages
      sx={{
        [`& .${avatarClasses.root}`]: {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
      }}
    >
      {guests.map((name) => (
        <Avatar key={name}>{name[0]}</Avatar>
      ))}
    </AvatarGroup>
  );
}
