import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function RecallButton() {
  const dialogs = useDialogs();
  const [outcome, setOutcome] = React.useState('On loan until 9 May.');
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  React.useEffect(() => () => clearTimeout(timer.current), []);

  const sendRecall = () =>
    new Promise<void>((resolve) => {
      timer.current = setTimeout(resolve, 2000);
    });

  const handleClick = async () => {
    let sending: Promise<void> | undefined;

    const recalled = await dialogs.confirm(
      'The reader gets a letter and three days.',
      {
        title: 'Recall “Bell founding”?',
        okText: 'Send the letter',
        onClose: async (confirmed) => {
          if (confirmed) {
            sending ??= sendRecall();
          }
          // Escape during the wait calls this again: wait for the same letter.
          await sending;
        },
      },
    );

    setOutcome(recalled ? 'Recalled. Due back in three days.' : 'Nothing was sent.');
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={handleClick}>
        Recall the book
      </Button>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {outcome}
      </Typography>
    </Stack>
  );
}

export default function RecallLoan() {
  return (
    <DialogsProvider>
      <RecallButton />
    </DialogsProvider>
  );
}
