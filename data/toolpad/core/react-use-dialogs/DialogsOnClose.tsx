import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function InvoiceButton() {
  const dialogs = useDialogs();
  const [outcome, setOutcome] = React.useState('Invoice 1042 is a draft.');
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  React.useEffect(() => () => clearTimeout(timer.current), []);

  // A request to your server takes the place of the timer.
  const sendInvoice = () =>
    new Promise<void>((resolve) => {
      timer.current = setTimeout(resolve, 2000);
    });

  const handleClick = async () => {
    let sending: Promise<void> | undefined;

    const sent = await dialogs.confirm('The customer has 30 days to pay it.', {
      title: 'Send invoice 1042?',
      okText: 'Send',
      onClose: async (confirmed) => {
        if (confirmed) {
          sending ??= sendInvoice();
        }
        // Esc calls this function again, which then waits for the same request.
        await sending;
      },
    });

    setOutcome(sent ? 'Invoice 1042 is on its way.' : 'Invoice 1042 was not sent.');
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={handleClick}>
        Send invoice
      </Button>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {outcome}
      </Typography>
    </Stack>
  );
}

export default function DialogsOnClose() {
  return (
    <DialogsProvider>
      <InvoiceButton />
    </DialogsProvider>
  );
}
