import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function useConfirm() {
  const [open, setOpen] = React.useState(false);
  const [request, setRequest] = React.useState<{
    question: string;
    resolve: (confirmed: boolean) => void;
  } | null>(null);

  const confirm = (question: string) =>
    new Promise<boolean>((resolve) => {
      setRequest({ question, resolve });
      setOpen(true);
    });

  const answer = (confirmed: boolean) => {
    setOpen(false);
    request?.resolve(confirmed);
  };

  const dialog = (
    <Dialog open={open} onClose={() => answer(false)}>
      <DialogTitle>{request?.question}</DialogTitle>
      <DialogActions>
        <Button autoFocus onClick={() => answer(false)}>
          No
        </Button>
        <Button onClick={() => answer(true)}>Yes</Button>
      </DialogActions>
    </Dialog>
  );

  return { confirm, dialog };
}

export default function DialogAwait() {
  const { confirm, dialog } = useConfirm();
  const [count, setCount] = React.useState(5);

  const handleEmpty = async () => {
    if (await confirm(`Remove all ${count} items from the cart?`)) {
      setCount(0);
    }
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">Items in the cart: {count}</Typography>
      {count > 0 ? (
        <Button onClick={handleEmpty}>Empty the cart</Button>
      ) : (
        <Button onClick={() => setCount(5)}>Put them back</Button>
      )}
      {dialog}
    </Stack>
  );
}
