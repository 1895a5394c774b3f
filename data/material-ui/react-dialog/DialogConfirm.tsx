import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const deliveries = [
  'Standard, 3 days',
  'Express, tomorrow',
  'Evening, 6 to 9 p.m.',
  'Pickup at the store',
  'Pickup at a parcel locker',
];

export default function DialogConfirm() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [value, setValue] = React.useState(deliveries[0]);
  const [draft, setDraft] = React.useState(value);

  const handleOpen = () => {
    setDraft(value); // forgets what was canceled before
    setOpen(true);
  };
  const handleOk = () => {
    setValue(draft);
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={handleOpen}>
        Delivery: {value}
      </Button>
      <Dialog
        fullWidth
        maxWidth="xs"
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>How should we deliver?</DialogTitle>
        <DialogContent dividers>
          <RadioGroup
            aria-labelledby={titleId}
            value={draft}
            onChange={(event, next) => setDraft(next)}
          >
            {deliveries.map((delivery) => (
              <FormControlLabel
                key={delivery}
                value={delivery}
                label={delivery}
                control={<Radio autoFocus={delivery === value} />}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={handleOk}>OK</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
