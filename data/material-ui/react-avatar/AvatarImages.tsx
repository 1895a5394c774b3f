import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

// Stands in for photos from your server.
function createPortrait(shirt: string) {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"><path fill="#cfe3ea" d="M0 0h60v80H0z"/><circle cx="30" cy="32" r="13" fill="#b98563"/><path fill="${shirt}" d="M4 80c0-20 12-32 26-32s26 12 26 32z"/></svg>`,
  )}`;
}

export default function AvatarImages() {
  return (
    <Stack spacing={3}>
      {/* Alone: the picture needs a text. */}
      <Avatar alt="Maya Patel" src={createPortrait('#7a3b2e')} />
      {/* Beside the name: with an empty text, it isn't read twice. */}
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
        <Avatar alt="" src={createPortrait('#2e5d7a')} />
        <Typography>Daniel Kim</Typography>
      </Stack>
    </Stack>
  );
}
