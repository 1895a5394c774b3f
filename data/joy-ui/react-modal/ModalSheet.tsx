import * as React from 'react';
import Button from '@mui/joy/Button';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ModalSheet() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Show boarding pass
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          p: 2,
        }}
      >
        <Sheet
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          variant="outlined"
          sx={{
            position: 'relative',
            width: 300,
            p: 3,
            borderRadius: 'lg',
            boxShadow: 'lg',
            outline: 0,
          }}
        >
          <ModalClose aria-label="Close" />
          <Typography id={`${id}-title`} component="h2" level="h4">
            Flight LX 1954
          </Typography>
          <Typography id={`${id}-text`} sx={{ mt: 1 }}>
            Seat 14A, gate B27. Boarding starts at 10:40.
          </Typography>
        </Sheet>
      </Modal>
    </>
  );
}
