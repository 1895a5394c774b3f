import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const symptoms = ['Coughing', 'Limping', 'Not eating', 'Scratching', 'Vomiting'];

export default function IntakeOnPhones() {
  const [open, setOpen] = React.useState(false);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const handleClose = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Describe the symptoms
      </Button>
      <Dialog fullWidth fullScreen={isPhone} open={open} onClose={handleClose}>
        <DialogTitle>What have you noticed?</DialogTitle>
        <DialogContent dividers>
          <FormGroup>
            {symptoms.map((symptom) => (
              <FormControlLabel
                key={symptom}
                control={<Checkbox />}
                label={symptom}
              />
            ))}
          </FormGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>Cancel</Button>
          <Button onClick={handleClose}>Send to the clinic</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
