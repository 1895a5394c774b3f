import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

interface Result {
  severity: AlertColor;
  text: string;
}

const success: Result = { severity: 'success', text: 'Your order has been placed.' };
const error: Result = {
  severity: 'error',
  text: 'Your card was declined. Use another one.',
};

export default function SnackbarAlert() {
  const [open, setOpen] = React.useState(false);
  const [result, setResult] = React.useState(success);
  const openerRef = React.useRef<HTMLElement | null>(null);

  const show = (next: Result, opener: HTMLElement) => {
    openerRef.current = opener;
    setResult(next);
    setOpen(true);
  };

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Button
        variant="outlined"
        onClick={(event) => show(success, event.currentTarget)}
      >
        Pay by invoice
      </Button>
      <Button
        variant="outlined"
        onClick={(event) => show(error, event.currentTarget)}
      >
        Pay by card
      </Button>
      <Snackbar
        key={result.severity}
        open={open}
        // An error stays until it is closed.
        autoHideDuration={result.severity === 'error' ? null : 6000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
      >
        <Alert
          severity={result.severity}
          elevation={6}
          onClose={() => {
            setOpen(false);
            openerRef.current?.focus();
          }}
          sx={{ width: '100%' }}
        >
          {result.text}
        </Alert>
      </Snackbar>
    </Stack>
  );
}
