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

const filters = [
  'In stock',
  'On sale',
  'Free shipping',
  'Rated four stars or more',
  'Refurbished',
];

export default function DialogFullScreenPhone() {
  const [open, setOpen] = React.useState(false);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const handleClose = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter the products
      </Button>
      <Dialog fullWidth fullScreen={isPhone} open={open} onClose={handleClose}>
        <DialogTitle>Filters</DialogTitle>
        <DialogContent dividers>
          <FormGroup>
            {filters.map((filter) => (
              <FormControlLabel key={filter} control={<Checkbox />} label={filter} />
            ))}
          </FormGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>Cancel</Button>
          <Button onClick={handleClose}>Show 48 products</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
