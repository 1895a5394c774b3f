import * as React from 'react';
import Call from '@mui/icons-material/Call';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function CallCounter() {
  const [calls, setCalls] = React.useState(98);
  const [showZero, setShowZero] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {/* The label is read out when the number changes. The badge is decoration. */}
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Badge
          badgeContent={calls}
          showZero={showZero}
          color="primary"
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <Call color="action" />
        </Badge>
        {calls} open calls
      </Box>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <Button size="small" onClick={() => setCalls(calls + 1)}>
          One more call
        </Button>
        <Button size="small" onClick={() => setCalls(0)}>
          Clear
        </Button>
        <FormControlLabel
          label="showZero"
          control={
            <Switch
              size="small"
              checked={showZero}
              onChange={(event) => setShowZero(event.target.checked)}
            />
          }
        />
      </Stack>
    </Stack>
  );
}
