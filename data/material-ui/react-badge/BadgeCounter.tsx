import * as React from 'react';
import Mail from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function BadgeCounter() {
  const [unread, setUnread] = React.useState(98);
  const [showZero, setShowZero] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {/* The text is read out when the number changes. The badge is decoration. */}
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Badge
          badgeContent={unread}
          showZero={showZero}
          color="primary"
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <Mail color="action" />
        </Badge>
        <bdi>{unread} unread messages</bdi>
      </Box>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <Button size="small" onClick={() => setUnread(unread + 1)}>
          Receive one
        </Button>
        <Button size="small" onClick={() => setUnread(0)}>
          Mark all as read
        </Button>
        <FormControlLabel
          label="showZero"
          control={<Switch size="small" checked={showZero} />}
          onChange={(event, checked) => setShowZero(checked)}
          sx={{ m: 0 }}
        />
      </Stack>
    </Stack>
  );
}
