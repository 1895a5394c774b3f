import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const steps = Array.from(
  { length: 18 },
  (_, index) => `Fold and rest, ${index + 1}.`,
);

export default function ModalScroll() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Read the recipe</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'flex', p: 2, overflowY: 'auto' }}
      >
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Recipe for sourdough bread"
          sx={{ m: 'auto', p: 3, maxWidth: 400, outline: 0 }}
        >
          <Typography component="h3" variant="h6" gutterBottom>
            Sourdough bread
          </Typography>
          {steps.map((step) => (
            <Typography key={step} sx={{ mb: 2 }}>
              {step} Wet your hands, lift one side of the dough, and fold it over.
            </Typography>
          ))}
          <Button variant="contained" onClick={() => setOpen(false)}>
            Done
          </Button>
        </Paper>
      </Modal>
    </>
  );
}
