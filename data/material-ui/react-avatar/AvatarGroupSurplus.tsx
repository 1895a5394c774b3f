import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const compact = new Intl.NumberFormat('en', { notation: 'compact' });

export default function AvatarGroupSurplus() {
  return (
    <AvatarGroup
      total={4210}
      variant="rounded"
      role="img"
      aria-label="Sam, Tina and 4,208 more followers"
      renderSurplus={(surplus) => compact.format(surplus)}
      slotProps={{
        surplus: {
          sx: {
            width: 56,
            fontSize: 16,
            bgcolor: 'text.primary',
            color: 'background.paper',
          },
        },
      }}
    >
      {['Sam', 'Tina'].map((name) => (
        <Avatar
          key={name}
          sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
        >
          {name[0]}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
