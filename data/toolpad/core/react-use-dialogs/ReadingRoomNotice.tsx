import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function NoticeButton() {
  const dialogs = useDialogs();
  const [seen, setSeen] = React.useState(0);

  const handleClick = async () => {
    await dialogs.alert(
      'The reading room closes at 16:00 today for the fire drill.',
      {
        title: 'Early closing',
        okText: 'Understood',
      },
    );
    // Runs only after the reader has dismissed the notice.
    setSeen((count) => count + 1);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={handleClick}>
        Read today’s notice
      </Button>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {seen === 0
          ? 'Not read yet.'
          : `Read ${seen === 1 ? 'once' : `${seen} times`}.`}
      </Typography>
    </Stack>
  );
}

export default function ReadingRoomNotice() {
  return (
    <DialogsProvider>
      <NoticeButton />
    </DialogsProvider>
  );
}
