import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const terms = [
  ['Order', 'A contract exists as soon as we confirm your order by email.'],
  ['Prices', 'Prices include sales tax. Shipping is added at the checkout.'],
  ['Payment', 'You can pay by card, by bank transfer or with a gift card.'],
  ['Delivery', 'Parcels arrive within five working days after the payment.'],
  ['Returns', 'Send back what you do not like within 30 days.'],
  ['Refunds', 'Your money is on its way the day after the parcel arrives.'],
  ['Warranty', 'We repair or replace broken products for two years.'],
  ['Data', 'Your address is only passed on to the delivery service.'],
];

export default function DialogScroll() {
  const [open, setOpen] = React.useState(false);
  const [keepsButtons, setKeepsButtons] = React.useState(true);
  const handleClose = () => setOpen(false);

  // Makes the scrolling part reachable with the keyboard.
  const scrollable = {
    tabIndex: 0,
    role: 'region',
    'aria-label': 'Text of the terms',
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Keep the buttons in view"
        control={
          <Switch
            checked={keepsButtons}
            onChange={(event) => setKeepsButtons(event.target.checked)}
          />
        }
      />
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the terms
      </Button>
      <Dialog
        maxWidth="xs"
        open={open}
        onClose={handleClose}
        scroll={keepsButtons ? 'paper' : 'body'}
      >
        <DialogTitle>Terms of your order</DialogTitle>
        <DialogContent dividers={keepsButtons} {...(keepsButtons && scrollable)}>
          {terms.map(([title, text]) => (
            <React.Fragment key={title}>
              <Typography component="h3" variant="subtitle1" gutterBottom>
                {title}
              </Typography>
              <Typography sx={{ mb: 3 }}>{text}</Typography>
            </React.Fragment>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>Accept</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
