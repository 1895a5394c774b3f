import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const weeks = Array.from({ length: 14 }, (_, index) => index + 1);

export default function TreatmentPlanScroll() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');

  const show = (nextScroll: DialogProps['scroll']) => {
    setScroll(nextScroll);
    setOpen(true);
  };

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => show('paper')}>Scroll the content</Button>
        <Button onClick={() => show('body')}>Scroll the whole dialog</Button>
      </Stack>
      <Dialog open={open} scroll={scroll} onClose={() => setOpen(false)}>
        <DialogTitle>Diet plan for Moss</DialogTitle>
        <DialogContent
          dividers={scroll === 'paper'}
          role="region"
          aria-label="Weekly plan"
          tabIndex={0}
        >
          {weeks.map((week) => (
            <DialogContentText key={week} sx={{ mb: 2 }}>
              Week {week}: weigh on Monday before breakfast, give {90 - week * 2} g
              of the light food in two meals, and write the weight on the card.
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
