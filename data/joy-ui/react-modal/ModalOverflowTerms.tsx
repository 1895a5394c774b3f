import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Typography from '@mui/joy/Typography';

const rules = [
  'Bring the car back with a full tank. We charge €3 for each missing liter.',
  'Up to 200 km a day are included. More kilometers cost 25 cents each.',
  'Only the drivers named in the contract are insured.',
  'Report damage on the same day, with photos of all sides of the car.',
  'Ferries and trips abroad need our written consent.',
  'Tolls and fines are yours. We add €15 for each that we receive.',
  'You can cancel for free until 24 hours before the rental begins.',
];

export default function ModalOverflowTerms() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        Rental conditions
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalOverflow>
          <ModalDialog aria-describedby={undefined} sx={{ width: 360 }}>
            <ModalClose aria-label="Close" />
            <DialogTitle>Rental conditions</DialogTitle>
            <DialogContent sx={{ gap: 3 }}>
              {rules.map((rule, index) => (
                <section key={rule}>
                  <Typography component="h3" level="title-sm">
                    Rule {index + 1}
                  </Typography>
                  <Typography level="body-lg">{rule}</Typography>
                </section>
              ))}
            </DialogContent>
            <Button onClick={() => setOpen(false)}>Agree</Button>
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </>
  );
}
