import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import {
  DialogsProvider,
  useDialogs,
  type DialogProps,
} from '@toolpad/core/useDialogs';

interface Order {
  id: number;
  customer: string;
  items: string;
}

const orders: Order[] = [
  { id: 301, customer: 'Amara Okafor', items: 'Two lamps, one desk' },
  { id: 302, customer: 'Jonas Weber', items: 'Six chairs' },
];

function OrderDialog({ open, payload, onClose }: DialogProps<Order>) {
  return (
    <Dialog open={open} onClose={() => onClose()} fullWidth maxWidth="xs">
      <DialogTitle>Order {payload.id}</DialogTitle>
      <DialogContent>
        <DialogContentText>{payload.customer}</DialogContentText>
        <DialogContentText>{payload.items}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function OrderButtons() {
  const dialogs = useDialogs();

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {orders.map((order) => (
        <Button
          key={order.id}
          variant="outlined"
          onClick={() => dialogs.open(OrderDialog, order)}
        >
          Order {order.id}
        </Button>
      ))}
    </Stack>
  );
}

export default function DialogsPayload() {
  return (
    <DialogsProvider>
      <OrderButtons />
    </DialogsProvider>
  );
}
