import * as React from 'react';
import Notifications from '@mui/icons-material/Notifications';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BadgeVisibility() {
  const [seen, setSeen] = React.useState(false);

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <Stack
        role="status"
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ alignItems: 'center' }}
      >
        <Badge color="danger" size="sm" invisible={seen}>
          <Notifications />
        </Badge>
        <Typography level="body-sm">
          {seen ? 'No new gate changes' : 'New: flight LX 318 leaves from B14'}
        </Typography>
      </Stack>
      <Button size="sm" variant="soft" onClick={() => setSeen(!seen)}>
        {seen ? 'Mark as unread' : 'Mark as read'}
      </Button>
    </Stack>
  );
}
