import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertRoles() {
  const [saved, setSaved] = React.useState(0);
  const [offline, setOffline] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setSaved((count) => count + 1)}>
          Save
        </Button>
        <Button variant="outlined" onClick={() => setOffline((off) => !off)}>
          {offline ? 'Reconnect' : 'Disconnect'}
        </Button>
      </Stack>
      {/* Polite: the status element exists first, and its content changes. */}
      <div role="status">
        {saved > 0 && (
          <Alert severity="success" role="none">
            Saved version {saved}
          </Alert>
        )}
      </div>
      {/* Assertive: role="alert" is the default. */}
      {offline && (
        <Alert severity="error">
          You are offline. Changes are not saved at the moment.
        </Alert>
      )}
    </Stack>
  );
}
