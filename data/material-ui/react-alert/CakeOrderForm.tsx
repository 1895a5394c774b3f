import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const fields = [
  { id: 'CakeOrderForm-name', label: 'Name on the cake', problem: 'Enter a name' },
  { id: 'CakeOrderForm-phone', label: 'Phone', problem: 'Enter a phone number' },
];

export default function CakeOrderForm() {
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
    setMissing(fields.filter(({ id }) => !data.get(id)));
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      {missing.length > 0 && (
        // The focus reads the summary out, so it needs no live role.
        <Alert
          ref={summaryRef}
          tabIndex={-1}
          severity="error"
          role="group"
          aria-labelledby="CakeOrderForm-summary"
        >
          <AlertTitle id="CakeOrderForm-summary">
            Your order is not complete
          </AlertTitle>
          {missing.map(({ id, problem }) => (
            <Link
              key={id}
              component="button"
              type="button"
              color="inherit"
              sx={{ display: 'block' }}
              onClick={() => document.getElementById(id)?.focus()}
            >
              {problem}
            </Link>
          ))}
        </Alert>
      )}
      {fields.map(({ id, label }) => (
        <TextField
          key={id}
          id={id}
          name={id}
          label={label}
          required
          error={missing.some((field) => field.id === id)}
        />
      ))}
      <Button type="submit" variant="contained">
        Order cake
      </Button>
    </Stack>
  );
}
