import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CheckboxForm() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const mail = data.get('mail') === 'monthly' ? 'with' : 'without';
    setSent(`Account created, ${mail} the monthly letter.`);
  };

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      spacing={2}
      useFlexGap
      sx={{ maxWidth: 320, alignItems: 'flex-start' }}
    >
      <Checkbox
        required
        name="terms"
        value="accepted"
        label={
          <>
            I accept the{' '}
            <Link href="#CheckboxForm" sx={{ position: 'relative', zIndex: 2 }}>
              terms of sale
            </Link>
          </>
        }
      />
      <Checkbox name="mail" value="monthly" label="Send me the monthly letter" />
      <Button type="submit">Create account</Button>
      <Typography level="body-sm" role="status">
        {sent}
      </Typography>
    </Stack>
  );
}
