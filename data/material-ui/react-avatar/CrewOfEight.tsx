import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const crew = ['Bo', 'Pia', 'Noor', 'Levi', 'Asta', 'Finn', 'Juno', 'Kaj', 'Cox'];

export default function CrewOfEight() {
  return (
    <AvatarGroup
      max={5}
      role="img"
      aria-label={`Crew: ${crew.join(', ')}`}
      sx={{
        '& .MuiAvatar-root': {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
      }}
    >
      {crew.map((name) => (
        <Avatar key={name}>{name[0]}</Avatar>
      ))}
    </AvatarGroup>
  );
}
