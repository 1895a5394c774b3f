import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const fields = [
  { name: 'fullName', label: 'Full name', problem: 'Enter your name' },
  { name: 'email', label: 'Email', problem: 'Enter your email address' },
];

export default function AlertFormErrors() {
  const id = React.useId();
  const [missing, setMissing] = React.useState<typeof fields>([]);
  const summaryRef = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    if (missing.length > 0) {
      summaryRef.current?.focus();
    }
  }, [missing]);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMissing(fields.filter(({ name }) => !data.get(name)));
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 400, mx: 'auto' }}
    >
      {missing.length > 0 && (
        // It is read when it gets the focus, so it needs no live role.
        <Alert
          ref={summaryRef}
          tabIndex={-1}
          severity="error"
          role="group"
          aria-labelledby={`${id}-summary`}
        >
          <AlertTitle id={`${id}-summary`}>The form is incomplete</AlertTitle>
          {missing.map(({ name, problem }) => (
            <Link
              key={name}
              component="button"
              type="button"
              color="inherit"
              sx={{ display: 'block' }}
              onClick={() => document.getElementById(`${id}-${name}`)?.focus()}
            >
              {problem}
            </Link>
          ))}
        </Alert>
      )}
      {fields.map(({ name, label }) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={label}
          required
          error={missing.some((field) => field.name === name)}
        />
      ))}
      <Button type="submit" variant="contained">
        Create account
      </Button>
    </Stack>
  );
}
