import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

const options = [
  { name: 'Standard', details: '3 to 5 days, free' },
  { name: 'Express', details: 'Tomorrow, 12.00 USD' },
  { name: 'Pickup', details: 'Today, at the store' },
];

export default function ModalSlide() {
  const [open, setOpen] = React.useState(false);
  const [shipping, setShipping] = React.useState('Standard');

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Shipping: {shipping}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slotProps={{ backdrop: { transitionDuration: 400 } }}
      >
        <Slide in={open} direction="up" timeout={400}>
          <Paper
            square
            role="dialog"
            aria-modal="true"
            aria-label="Choose the shipping"
            sx={{ position: 'absolute', bottom: 0, width: '100%', outline: 0 }}
          >
            <List component="div">
              {options.map(({ name, details }) => (
                <ListItemButton
                  key={name}
                  selected={name === shipping}
                  onClick={() => {
                    setShipping(name);
                    setOpen(false);
                  }}
                >
                  <ListItemText primary={name} secondary={details} />
                </ListItemButton>
              ))}
            </List>
          </Paper>
        </Slide>
      </Modal>
    </>
  );
}
