import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type Errors = Partial<Record<'name' | 'email' | 'guests', string>>;

function validate(data: FormData): Errors {
  const errors: Errors = {};
  if (!String(data.get('name')).trim()) errors.name = 'Enter your name.';
  if (!/^\S+@\S+\.\S+$/.test(String(data.get('email'))))
    errors.email = 'Enter an address such as mara@example.com.';
  if (!/^([1-9]|1[0-2])$/.test(String(data.get('guests'))))
    errors.guests = 'Enter a number from 1 to 12.';
  return errors;
}

export default function TextFieldForm() {
  const [errors, setErrors] = React.useState<Errors>({});
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = validate(data);
    const [firstInvalid] = Object.keys(found);
    setErrors(found);
    setMessage(firstInvalid ? '' : `A table is booked for ${data.get('name')}.`);
    if (firstInvalid) {
      form.querySelector<HTMLInputElement>(`[name="${firstInvalid}"]`)?.focus();
    }
  };

  const field = (name: keyof Errors, hint: string) => ({
    name,
    required: true,
    error: name in errors,
    helperText: errors[name] ?? hint,
  });

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      <TextField label="Name" autoComplete="name" {...field('name', ' ')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...field('email', 'For the confirmation only.')}
      />
      <TextField
        label="Guests"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        {...field('guests', 'Including yourself.')}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Book a table
      </Button>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
