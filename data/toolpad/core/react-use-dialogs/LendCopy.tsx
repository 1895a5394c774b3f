import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { DialogProps } from '@toolpad/core/useDialogs';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

type Loan = { card: string; weeks: number };

// Payload: the title of the book. Result: the loan, or null when canceled.
function LendDialog({ payload, open, onClose }: DialogProps<string, Loan | null>) {
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const card = new FormData(event.currentTarget).get('card');
    onClose({ card: String(card), weeks: 4 });
  };

  return (
    <Dialog open={open} onClose={() => onClose(null)} fullWidth maxWidth="xs">
      <DialogTitle>Lend “{payload}” for four weeks?</DialogTitle>
      <form onSubmit={handleSubmit}>
        <DialogContent>
          <TextField id="lend-card" name="card" label="Library card" required />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(null)}>Cancel</Button>
          <Button type="submit">Lend</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function LoanDesk() {
  const dialogs = useDialogs();
  const [loan, setLoan] = React.useState<Loan | null>(null);

  const lend = async () => {
    setLoan(await dialogs.open(LendDialog, 'Bell founding'));
  };

  return (
    <div style={{ textAlign: 'center' }}>
      <Button variant="contained" onClick={lend}>
        Lend this copy
      </Button>
      <p role="status">
        {loan ? `Card ${loan.card}, ${loan.weeks} weeks.` : 'In the stacks, row 7.'}
      </p>
    </div>
  );
}

export default function LendCopy() {
  return (
    <DialogsProvider>
      <LoanDesk />
    </DialogsProvider>
  );
}
