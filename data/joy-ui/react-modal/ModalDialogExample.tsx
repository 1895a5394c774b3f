import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';

/** The dialog in the page instead of above it, so that its props can be changed while it is seen. */
export default function ModalDialogExample(props: ModalDialogProps) {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 300 }}>
      <ModalDialog role="group" aria-modal={undefined} minWidth={240} {...props}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Return order 1042</DialogTitle>
        <DialogContent>The courier collects the parcel on Monday.</DialogContent>
        <DialogActions>
          <Button>Return</Button>
          <Button variant="outlined" color="neutral">
            Keep
          </Button>
        </DialogActions>
      </ModalDialog>
    </Box>
  );
}
