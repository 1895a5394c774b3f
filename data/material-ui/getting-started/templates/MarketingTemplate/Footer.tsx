import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Brand } from './Brand';

const LINKS = [
  { text: 'About', href: 'https://example.com/about' },
  { text: 'Recipes', href: 'https://example.com/recipes' },
  { text: 'Contact', href: 'https://example.com/contact' },
  { text: 'Privacy', href: 'https://example.com/privacy' },
];

export function Footer() {
  const [email, setEmail] = React.useState('');
  const [state, setState] = React.useState<'idle' | 'invalid' | 'sent'>('idle');

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setState(/^\S+@\S+\.\S+$/.test(email) ? 'sent' : 'invalid');
  };

  return (
    <Box component="footer">
      <Container sx={{ py: { xs: 5, md: 8 } }}>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ gap: 5, justifyContent: 'space-between' }}
        >
          <Box sx={{ maxWidth: 360 }}>
            <Brand />
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              Made in a kitchen with two cooks and one oven.
            </Typography>
          </Box>
          <Box
            component="form"
            noValidate
            onSubmit={submit}
            sx={{ flex: 1, maxWidth: 460 }}
          >
            <Typography id="letter-title" sx={{ fontWeight: 600, mb: 1.5 }}>
              One recipe every Friday
            </Typography>
            <Stack
              direction={{ xs: 'column', sm: 'row' }}
              sx={{ gap: 1.5, alignItems: 'flex-start' }}
            >
              <TextField
                label="Email"
                type="email"
                autoComplete="email"
                size="small"
                fullWidth
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value);
                  setState('idle');
                }}
                error={state === 'invalid'}
                helperText={
                  state === 'invalid' &&
                  'Enter an email address, like nina@example.com.'
                }
              />
              <Button type="submit" variant="outlined" color="secondary">
                Subscribe
              </Button>
            </Stack>
            <Typography role="status" variant="body2" sx={{ mt: 1 }}>
              {state === 'sent' && 'Thank you. The next one comes on Friday.'}
            </Typography>
          </Box>
        </Stack>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            gap: 3,
            mt: 5,
            pt: 3,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          {LINKS.map(({ text, href }) => (
            <Link key={href} href={href} color="textSecondary">
              {text}
            </Link>
          ))}
          <Typography
            color="textSecondary"
            sx={{ marginInlineStart: { sm: 'auto' } }}
          >
            © 2026 Potluck
          </Typography>
        </Stack>
      </Container>
    </Box>
  );
}
