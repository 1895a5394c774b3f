import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function FilterShutdown() {
  const [running, setRunning] = React.useState(true);
  const [asking, setAsking] = React.useState(false);
  const textId = React.useId();

  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={running}
            onChange={(_, checked) =>
              // Turning on is harmless. Turning off waits for an answer.
              checked ? setRunning(true) : setAsking(true)
            }
          />
        }
        label="Shark basin filter"
      />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        aria-describedby={textId}
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>Stop the filter?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            Oxygen falls within 20 minutes. The duty keeper is informed.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => setAsking(false)}>
            Keep running
          </Button>
          <Button
            onClick={() => {
              setRunning(false);
              setAsking(false);
            }}
          >
            Stop filter
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
