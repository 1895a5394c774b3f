import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type Errors = Partial<Record<'skipper' | 'email' | 'people', string>>;

function validate(data: FormData): Errors {
  const errors: Errors = {};
  if (!String(data.get('skipper')).trim()) errors.skipper = 'Enter a name.';
  if (!/^\S+@\S+\.\S+$/.test(String(data.get('email'))))
    errors.email = 'Enter an address such as mara@example.org.';
  if (!/^([1-9]|1[0-2])$/.test(String(data.get('people'))))
    errors.people = 'Enter a number from 1 to 12.';
  return errors;
}

export default function CrewListForm() {
  const [errors, setErrors] = React.useState<Errors>({});
  const [message, setMessage] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = validate(data);
    const [firstInvalid] = Object.keys(found);
    setErrors(found);
    setMessage(firstInvalid ? '' : `Crew list of ${data.get('skipper')} received.`);
    if (firstInvalid) {
      form.querySelector<HTMLInputElement>(`[name="${firstInvalid}"]`)?.focus();
    }
  }

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
      <TextField label="Skipper" autoComplete="name" {...field('skipper', ' ')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...field('email', 'For the gate code only.')}
      />
      <TextField
        label="People on board"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        {...field('people', 'Including the skipper.')}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Send crew list
      </Button>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
