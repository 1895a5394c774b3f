import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

interface Notice {
  id: number;
  text: string;
  open: boolean;
}

const MOST = 3;

export default function SnackbarStack() {
  const counter = React.useRef(0);
  const [notices, setNotices] = React.useState<Notice[]>([]);

  const oldest = notices.find((notice) => notice.open);

  const notify = () => {
    counter.current += 1;
    const id = counter.current;
    setNotices((all) => [
      // The oldest one leaves when there are too many.
      ...all.map((notice, index) =>
        index <= all.length - MOST ? { ...notice, open: false } : notice,
      ),
      { id, text: `Order ${1040 + id} has been paid`, open: true },
    ]);
  };
  const close = (id: number) =>
    setNotices((all) =>
      all.map((notice) => (notice.id === id ? { ...notice, open: false } : notice)),
    );
  const remove = (id: number) =>
    setNotices((all) => all.filter((notice) => notice.id !== id));

  return (
    <>
      <Button variant="outlined" onClick={notify}>
        Simulate a payment
      </Button>
      <Stack
        role="log"
        aria-label="Notifications"
        spacing={1}
        sx={{
          position: 'fixed',
          bottom: 24,
          insetInlineStart: 24,
          zIndex: 'snackbar',
        }}
      >
        {notices.map(({ id, text, open }) => (
          <Snackbar
            key={id}
            open={open}
            autoHideDuration={6000}
            onClose={(event, reason) => {
              // Esc reaches all of them, but closes only the oldest.
              if (
                reason === 'timeout' ||
                (reason === 'escapeKeyDown' && id === oldest?.id)
              ) {
                close(id);
              }
            }}
            TransitionProps={{ onExited: () => remove(id) }}
            message={text}
            // The list has the position, and announces its messages.
            sx={{ position: 'static' }}
            ContentProps={{ role: 'none' }}
          />
        ))}
      </Stack>
    </>
  );
}
