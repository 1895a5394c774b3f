import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

const streets = ['Mill Lane', 'Quay Street', 'Park Road', 'Station Square'];
const stops = Array.from(
  { length: 32 },
  (_, index) => `Stop ${index + 1}: ${streets[index % 4]} ${index * 2 + 3}`,
);

export default function ModalDialogScroll() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Show delivery route
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog aria-describedby={undefined} sx={{ width: 340 }}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Route of van 3</DialogTitle>
          <Divider />
          <DialogContent tabIndex={0} role="region" aria-label="Stops">
            <List>
              {stops.map((stop) => (
                <ListItem key={stop}>{stop}</ListItem>
              ))}
            </List>
          </DialogContent>
          <Divider />
          <DialogActions>
            <Button onClick={close}>Start route</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
