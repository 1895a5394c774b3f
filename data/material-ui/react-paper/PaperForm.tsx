import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function PaperForm() {
  const id = React.useId();
  const [email, setEmail] = React.useState('');

  return (
    <Paper
      component="form"
      variant="outlined"
      aria-labelledby={id}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        const field = new FormData(event.currentTarget as HTMLFormElement);
        setEmail(String(field.get('email')));
      }}
      sx={{ display: 'grid', gap: 2, p: 3, width: '100%', maxWidth: 360 }}
    >
      <Typography id={id} variant="h6" component="h3">
        Weekly recipes
      </Typography>
      <TextField name="email" type="email" label="Email" size="small" required />
      <Button type="submit" variant="contained">
        Subscribe
      </Button>
      <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {email ? `The next issue goes to ${email}.` : 'Every Friday, no ads.'}
      </Typography>
    </Paper>
  );
}
