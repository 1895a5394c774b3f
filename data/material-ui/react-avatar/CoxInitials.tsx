import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function CoxInitials() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        TB
      </Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
        Q
      </Avatar>
      <Avatar sx={{ bgcolor: 'text.primary', color: 'background.paper' }}>RW</Avatar>
    </Stack>
  );
}
