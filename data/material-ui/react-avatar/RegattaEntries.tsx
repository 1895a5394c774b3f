import Avatar, { avatarClasses } from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const clubs = ['Kestrel', 'Lockside', 'Mere', 'Old Mill'];

export default function RegattaEntries() {
  return (
    <AvatarGroup
      total={128}
      variant="rounded"
      role="img"
      aria-label={`${clubs.join(', ')} and 124 more clubs`}
      renderSurplus={(surplus) => `${surplus}`}
      slotProps={{
        surplus: { sx: { bgcolor: 'text.primary', color: 'background.paper' } },
      }}
      sx={{
        '--AvatarGroup-spacing': '6px',
        [`& .${avatarClasses.root}`]: {
          width: 48,
          height: 48,
          borderColor: 'transparent',
        },
      }}
    >
      {clubs.map((club) => (
        <Avatar
          key={club}
          sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
        >
          {club[0]}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
