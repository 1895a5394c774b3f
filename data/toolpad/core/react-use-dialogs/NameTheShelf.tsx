import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function ShelfLabel() {
  const dialogs = useDialogs();
  const [label, setLabel] = React.useState('Shelf 14');

  const rename = async () => {
    const answer = await dialogs.prompt('What should the sign on this shelf say?', {
      title: 'Name the shelf',
      okText: 'Print the sign',
    });
    // null means canceled; an empty answer cannot be submitted.
    if (answer !== null) {
      setLabel(answer);
    }
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status" sx={{ fontWeight: 'bold' }}>
        {label}
      </Typography>
      <Button variant="outlined" onClick={rename}>
        Change the sign
      </Button>
    </Stack>
  );
}

export default function NameTheShelf() {
  return (
    <DialogsProvider>
      <ShelfLabel />
    </DialogsProvider>
  );
}
