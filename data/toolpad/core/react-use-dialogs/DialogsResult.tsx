import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { DialogProps } from '@toolpad/core/useDialogs';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

type Person = { name: string; team: string };

function PersonDialog({
  payload,
  open,
  onClose,
}: DialogProps<string, Person | null>) {
  const formId = React.useId();

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    onClose({ name: String(name), team: payload });
  };

  return (
    <Dialog open={open} onClose={() => onClose(null)} fullWidth maxWidth="xs">
      <DialogTitle>Add a person to {payload}</DialogTitle>
      <DialogContent>
        <Box component="form" id={formId} onSubmit={handleSubmit}>
          <TextField
            autoFocus
            required
            fullWidth
            margin="dense"
            name="name"
            label="Name"
            id={`${formId}-name`}
            autoComplete="off"
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(null)}>Cancel</Button>
        <Button type="submit" form={formId}>
          Add
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function TeamButton() {
  const dialogs = useDialogs();
  const [person, setPerson] = React.useState<Person | null>(null);

  const add = async () => {
    setPerson(await dialogs.open(PersonDialog, 'Support'));
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={add}>
        Add person
      </Button>
      <Typography role="status">
        {person
          ? `${person.name} is in ${person.team}.`
          : 'The team has no new members.'}
      </Typography>
    </Stack>
  );
}

export default function DialogsResult() {
  return (
    <DialogsProvider>
      <TeamButton />
    </DialogsProvider>
  );
}
