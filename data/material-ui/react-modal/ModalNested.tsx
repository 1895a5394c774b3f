import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const center = { display: 'grid', placeContent: 'center', p: 2 };

function RemoveItem({ onRemove }: { onRemove: () => void }) {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        Remove…
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} sx={center}>
        <Paper
          role="alertdialog"
          aria-modal="true"
          aria-label="Remove the desk lamp?"
          sx={{ p: 2, outline: 0 }}
        >
          <Typography gutterBottom>Remove the desk lamp?</Typography>
          <Button autoFocus onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button color="error" onClick={onRemove}>
            Remove
          </Button>
        </Paper>
      </Modal>
    </>
  );
}

export default function ModalNested() {
  const [open, setOpen] = React.useState(false);
  const [isInCart, setInCart] = React.useState(true);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the cart</Button>
      <Modal open={open} onClose={() => setOpen(false)} sx={center}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Cart"
          sx={{ p: 3, width: 280, outline: 0 }}
        >
          <Typography component="h3" variant="h6">
            Cart
          </Typography>
          <Stack
            direction="row"
            sx={{ alignItems: 'center', justifyContent: 'space-between', my: 2 }}
          >
            {isInCart ? 'Desk lamp, 39.00 USD' : 'The cart is empty.'}
            {isInCart && <RemoveItem onRemove={() => setInCart(false)} />}
          </Stack>
          <Button onClick={() => setOpen(false)}>Close the cart</Button>
        </Paper>
      </Modal>
    </>
  );
}
