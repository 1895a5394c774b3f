import Folder from '@mui/icons-material/Folder';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

// Stands in for a photo from your server.
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path fill="#f3d9b8" d="M0 0h60v60H0z"/><path fill="#3a2a22" d="M15 50V26a15 15 0 0 1 30 0v24z"/><circle cx="30" cy="27" r="11" fill="#c98f68"/><path fill="#2f6b62" d="M8 60c0-14 10-20 22-20s22 6 22 20z"/></svg>',
)}`;

export default function AvatarBasic() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Avatar alt="Maya Patel" src={portrait} />
      <Avatar
        role="img"
        aria-label="Tom Baker"
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        TB
      </Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
        <Folder titleAccess="Shared files" />
      </Avatar>
    </Stack>
  );
}
