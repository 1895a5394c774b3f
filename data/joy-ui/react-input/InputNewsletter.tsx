import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputNewsletter() {
  const [state, setState] = React.useState<'idle' | 'sending' | 'sent'>('idle');

  const handleSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState('sending');
    await subscribe(new FormData(event.currentTarget));
    setState('sent');
  };

  return (
    <FormControl
      component="form"
      onSubmit={handleSubmit}
      required
      sx={{ width: '100%', maxWidth: 340 }}
    >
      <FormLabel>Recipe of the week</FormLabel>
      <Input
        name="email"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        endDecorator={
          <Button type="submit" loading={state === 'sending'}>
            Subscribe
          </Button>
        }
      />
      <FormHelperText role="status">
        {state === 'sent'
          ? 'Thank you. Look for our letter.'
          : 'Each Friday, by email.'}
      </FormHelperText>
    </FormControl>
  );
}

/** A request of your own goes here. */
function subscribe(data: FormData) {
  return new Promise<FormData>((resolve) => {
    setTimeout(() => resolve(data), 900);
  });
}
