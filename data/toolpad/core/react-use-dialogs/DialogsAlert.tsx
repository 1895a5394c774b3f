import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function FlightButton() {
  const dialogs = useDialogs();
  const [status, setStatus] = React.useState('Gate B12');

  const handleClick = async () => {
    await dialogs.alert(
      'Your flight to Lisbon now leaves from gate C4 instead of B12.',
      {
        title: 'New gate',
        okText: 'Show me the gate',
      },
    );
    setStatus('Gate C4, ten minutes on foot');
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={handleClick}>
        Check in
      </Button>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {status}
      </Typography>
    </Stack>
  );
}

export default function DialogsAlert() {
  return (
    <DialogsProvider>
      <FlightButton />
    </DialogsProvider>
  );
}
