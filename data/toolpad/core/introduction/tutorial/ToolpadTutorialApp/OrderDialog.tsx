import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { DialogProps } from '@toolpad/core/useDialogs';
import type { Order } from './orders';

export type OrderDraft = Pick<Order, 'customer' | 'item' | 'price'>;

export function OrderDialog({
  open,
  onClose,
}: DialogProps<undefined, OrderDraft | null>) {
  const titleId = React.useId();

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void onClose({
      customer: String(data.get('customer')),
      item: String(data.get('item')),
      price: Number(data.get('price')),
    });
  };

  return (
    <Dialog
      open={open}
      onClose={() => onClose(null)}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>New order</DialogTitle>
      <form onSubmit={submit}>
        <DialogContent>
          <TextField name="customer" label="Customer" required fullWidth autoFocus />
          <TextField name="item" label="Item" required fullWidth margin="normal" />
          <TextField
            name="price"
            label="Price in dollars"
            type="number"
            required
            fullWidth
            margin="normal"
            slotProps={{ htmlInput: { min: 0, step: 'any' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(null)}>Discard</Button>
          <Button type="submit" variant="contained">
            Add order
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
