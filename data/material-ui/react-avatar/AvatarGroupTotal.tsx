import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const editors = [
  { name: 'Olivia', bgcolor: 'primary.main', color: 'primary.contrastText' },
  { name: 'Paul', bgcolor: 'secondary.main', color: 'secondary.contrastText' },
  { name: 'Rosa', bgcolor: 'text.primary', color: 'background.paper' },
];

export default function AvatarGroupTotal() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <AvatarGroup
        total={24}
        aria-hidden // the text below says the same
        slotProps={{
          surplus: {
            dir: 'ltr',
            sx: { fontSize: 16, bgcolor: 'action.selected', color: 'text.primary' },
          },
        }}
      >
        {editors.map(({ name, bgcolor, color }) => (
          <Avatar key={name} sx={{ bgcolor, color }}>
            {name[0]}
          </Avatar>
        ))}
      </AvatarGroup>
      <Typography variant="body2">
        Edited by Olivia, Paul, Rosa and 21 others
      </Typography>
    </Stack>
  );
}
