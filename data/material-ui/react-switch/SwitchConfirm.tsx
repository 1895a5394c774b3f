import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function SwitchConfirm() {
  const [protectedByCode, setProtectedByCode] = React.useState(true);
  const [asking, setAsking] = React.useState(false);
  const textId = React.useId();

  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={protectedByCode}
            onChange={(event, checked) =>
              // Turning it on is safe. Turning it off needs an answer first.
              checked ? setProtectedByCode(true) : setAsking(true)
            }
          />
        }
        label="Two-step sign-in"
      />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        aria-describedby={textId}
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>Turn off two-step sign-in?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            Anyone who knows your password could then use your account.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => setAsking(false)}>
            Keep it on
          </Button>
          <Button
            onClick={() => {
              setProtectedByCode(false);
              setAsking(false);
            }}
          >
            Turn it off
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
