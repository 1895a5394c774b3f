import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const terms = [
  ['Order', 'A contract exists as soon as we confirm your order by email.'],
  ['Prices', 'Prices include sales tax. Shipping is added at checkout.'],
  ['Payment', 'You can pay by card, by bank transfer or with a gift card.'],
  ['Delivery', 'Parcels arrive within five business days of payment.'],
  ['Returns', 'Send back what you do not like within 30 days.'],
  ['Refunds', 'Your money is on its way the day after the parcel arrives.'],
  ['Warranty', 'We repair or replace broken products for two years.'],
  ['Data', 'Your address is only passed on to the delivery service.'],
];

function Terms({ scroll }: Pick<DialogProps, 'scroll'>) {
  const [open, setOpen] = React.useState(false);
  const scrollsContent = scroll === 'paper';

  return (
    <>
      <Button
        variant="outlined"
        sx={{ textTransform: 'none' }}
        onClick={() => setOpen(true)}
      >
        <bdi>Terms, scroll=&quot;{scroll}&quot;</bdi>
      </Button>
      <Dialog
        maxWidth="xs"
        scroll={scroll}
        open={open}
        onClose={() => setOpen(false)}
      >
        <DialogTitle>Terms of your order</DialogTitle>
        <DialogContent
          dividers={scrollsContent}
          // Makes the scrolling part reachable with the keyboard.
          {...(scrollsContent && {
            tabIndex: 0,
            role: 'region',
            'aria-label': 'Text of the terms',
          })}
        >
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
          <Button onClick={() => setOpen(false)}>Accept</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

export default function DialogScroll() {
  return (
    <Stack spacing={2}>
      <Terms scroll="paper" />
      <Terms scroll="body" />
    </Stack>
  );
}
