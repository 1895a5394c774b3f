import Campaign from '@mui/icons-material/Campaign';
import Mail from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function DispatchInbox() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Call-outs, 2 new">
        <Badge badgeContent={2} color="primary">
          <Campaign />
        </Badge>
      </IconButton>
      <IconButton aria-label="Messages, 14 unread">
        <Badge badgeContent={14} color="secondary">
          <Mail />
        </Badge>
      </IconButton>
    </Stack>
  );
}
