import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { isEmail } from './auth';

interface ForgotPasswordProps {
  /** What the form has already. */
  email: string;
  open: boolean;
  onClose: () => void;
}

export function ForgotPassword({ email, open, onClose }: ForgotPasswordProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="forgot-title"
    >
      <DialogTitle id="forgot-title">Reset your password</DialogTitle>
      {/* Mounted with the dialog, so it starts anew each time. */}
      <ResetForm email={email} onClose={onClose} />
    </Dialog>
  );
}

function ResetForm({
  email,
  onClose,
}: Pick<ForgotPasswordProps, 'email' | 'onClose'>) {
  const [address, setAddress] = React.useState(email);
  const [hasError, setHasError] = React.useState(false);
  const [isSent, setIsSent] = React.useState(false);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setHasError(!isEmail(address));
    setIsSent(isEmail(address));
  };

  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText role="status" sx={{ mb: 2.5 }}>
          {isSent
            ? `If there is an account for ${address}, it has a message with a link now.`
            : 'We send a link to your email address. It is valid for one hour.'}
        </DialogContentText>
        {!isSent && (
          <TextField
            autoFocus
            label="Email of the account"
            type="email"
            autoComplete="email"
            required
            fullWidth
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            error={hasError}
            helperText={hasError && 'Enter an email address, like nina@example.com.'}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {isSent ? (
          // The key: without it, React would keep Cancel's element, and autoFocus needs a new one.
          <Button key="done" autoFocus variant="contained" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="contained">
              Send link
            </Button>
          </>
        )}
      </DialogActions>
    </form>
  );
}
