import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const FIELDS = [
  {
    name: 'borrower',
    label: 'Name',
    autoComplete: 'name',
    missing: 'Who takes the bicycle?',
  },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    missing: 'Where can we reach you?',
  },
  { name: 'days', label: 'Days', type: 'number', missing: 'For how many days?' },
];

export default function BicycleLoan() {
  const [missing, setMissing] = React.useState<string[]>([]);
  const [sent, setSent] = React.useState(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const empty = FIELDS.filter(({ name }) => !data.get(name));
    setMissing(empty.map(({ name }) => name));
    setSent(empty.length === 0);
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      useFlexGap
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {FIELDS.map(({ missing: reason, ...field }) => (
        <TextField
          key={field.name}
          {...field}
          required
          error={missing.includes(field.name)}
          helperText={missing.includes(field.name) ? reason : ' '}
        />
      ))}
      <Button type="submit" variant="contained">
        Borrow it
      </Button>
      <div role="status">
        {sent && (
          <Alert role="none">The bicycle is yours. Mind the tram rails.</Alert>
        )}
      </div>
    </Stack>
  );
}
