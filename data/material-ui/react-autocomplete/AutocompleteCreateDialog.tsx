import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

interface Customer {
  name: string;
  email: string;
}

const newEmail = ''; // marks the option that opens the dialog
const filterByName = createFilterOptions<Customer>({ trim: true });

export default function AutocompleteCreateDialog() {
  const [customers, setCustomers] = React.useState<Customer[]>([
    { name: 'Green Grocers', email: 'office@greengrocers.example' },
    { name: 'Harper Books', email: 'hello@harperbooks.example' },
    { name: 'Sunny Travel', email: 'info@sunnytravel.example' },
  ]);
  const [value, setValue] = React.useState<Customer | null>(null);
  const [open, setOpen] = React.useState(false);
  const [draft, setDraft] = React.useState<Customer>({ name: '', email: '' });

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setCustomers([...customers, draft]);
    setValue(draft);
    setOpen(false);
  };

  return (
    <>
      <Autocomplete
        options={customers}
        value={value}
        onChange={(event, choice) => {
          if (choice?.email === newEmail) {
            setDraft(choice);
            setOpen(true);
          } else {
            setValue(choice);
          }
        }}
        getOptionLabel={(customer) => customer.name}
        filterOptions={(options, state) => {
          const name = state.inputValue.trim();
          const matches = filterByName(options, state);
          return name ? [...matches, { name, email: newEmail }] : matches;
        }}
        sx={{ width: '100%', maxWidth: 320 }}
        renderInput={(params) => (
          <TextField {...params} label="Customer" helperText={value?.email ?? ' '} />
        )}
        renderOption={({ key, ...props }, { name, email }) => (
          <li {...props} key={email === newEmail ? 'new' : key}>
            {email === newEmail ? `New customer "${name}"…` : name}
          </li>
        )}
      />
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <form onSubmit={handleSubmit}>
          <DialogTitle>New customer</DialogTitle>
          <DialogContent>
            <Stack spacing={2} sx={{ pt: 1 }}>
              <TextField
                required
                label="Name"
                value={draft.name}
                onChange={(event) =>
                  setDraft({ ...draft, name: event.target.value })
                }
              />
              <TextField
                required
                autoFocus
                type="email"
                label="Email"
                value={draft.email}
                onChange={(event) =>
                  setDraft({ ...draft, email: event.target.value })
                }
              />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit">Add</Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
