import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

interface Patient {
  name: string;
  reason: string;
}

const waiting: Patient[] = [
  { name: 'Figaro', reason: 'Cat, 9 years. Has stopped jumping onto the sofa.' },
  { name: 'Hazel', reason: 'Rabbit, 2 years. Yearly vaccination.' },
  { name: 'Rusty', reason: 'Dog, 5 years. Stepped on a thorn.' },
];

export default function WaitingRoomDetails() {
  const [open, setOpen] = React.useState(false);
  const [patient, setPatient] = React.useState<Patient | null>(null);

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {waiting.map((entry) => (
          <Button
            key={entry.name}
            variant="outlined"
            onClick={() => {
              setPatient(entry);
              setOpen(true);
            }}
          >
            {entry.name}
          </Button>
        ))}
      </Stack>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        // Keep the text until the dialog is out of sight.
        TransitionProps={{ onExited: () => setPatient(null) }}
      >
        <DialogTitle>{patient?.name}</DialogTitle>
        <DialogContent>
          <DialogContentText>{patient?.reason}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Back to the list</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
