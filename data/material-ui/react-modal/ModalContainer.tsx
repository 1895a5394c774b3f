import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalContainer() {
  const frame = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Box
      ref={frame}
      sx={{
        position: 'relative',
        width: 300,
        maxWidth: '100%',
        height: 220,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ p: 2 }}>
        <Typography gutterBottom>Preview of the invoice</Typography>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Mark as paid
        </Button>
      </Box>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={() => frame.current}
        disableEnforceFocus
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
        sx={{ position: 'absolute', display: 'grid', placeContent: 'center' }}
      >
        <Paper
          role="dialog"
          aria-label="Mark invoice 1042 as paid"
          sx={{ p: 2, outline: 0 }}
        >
          <Typography gutterBottom>Is invoice 1042 paid?</Typography>
          <Button onClick={() => setOpen(false)}>Yes</Button>
          <Button onClick={() => setOpen(false)}>Not yet</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
