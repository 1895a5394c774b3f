import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function Album() {
  const dialogs = useDialogs();
  const [name, setName] = React.useState('Untitled album');

  const rename = async () => {
    const answer = await dialogs.prompt(
      'The name is visible to your whole family.',
      {
        title: 'Name of the album',
        okText: 'Rename',
      },
    );
    if (answer !== null) {
      setName(answer);
    }
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status" sx={{ fontWeight: 'bold' }}>
        {name}
      </Typography>
      <Button variant="outlined" onClick={rename}>
        Rename the album
      </Button>
    </Stack>
  );
}

export default function DialogsPrompt() {
  return (
    <DialogsProvider>
      <Album />
    </DialogsProvider>
  );
}
