import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectDialog() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [saved, setSaved] = React.useState('A4');
  const [draft, setDraft] = React.useState(saved);

  const handleOpen = () => {
    setDraft(saved);
    setOpen(true);
  };
  const handleSave = () => {
    setSaved(draft);
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={handleOpen}>
        Paper: {saved}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={`${id}-title`}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id={`${id}-title`}>Print settings</DialogTitle>
        <DialogContent>
          {/* The margin leaves room for the label above the outline. */}
          <FormControl fullWidth margin="dense">
            <InputLabel id={`${id}-label`}>Paper size</InputLabel>
            <Select
              id={id}
              labelId={`${id}-label`}
              label="Paper size"
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            >
              <MenuItem value="A4">A4</MenuItem>
              <MenuItem value="A5">A5</MenuItem>
              <MenuItem value="Letter">Letter</MenuItem>
            </Select>
          </FormControl>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={handleSave}>Save</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
