import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SignInPage } from '@toolpad/core/SignInPage';

const providers = [{ id: 'credentials', name: 'Berth portal' }];

function ForgottenLink() {
  return (
    <Link href="#berth-portal-help" variant="body2">
      Password lost at sea?
    </Link>
  );
}

function RegisterLink() {
  return (
    <Link href="#berth-portal-help" variant="body2">
      Register a vessel
    </Link>
  );
}

export default function BerthPortal() {
  return (
    <Box sx={{ pb: 4 }}>
      <SignInPage
        providers={providers}
        signIn={() => Promise.resolve({ error: 'The portal opens in April.' })}
        slots={{ forgotPasswordLink: ForgottenLink, signUpLink: RegisterLink }}
        slotProps={{
          emailField: {
            id: 'berth-email',
            label: 'Skipper’s email',
            helperText: 'The one on the berth contract',
            autoFocus: false,
          },
          passwordField: { id: 'berth-password', variant: 'filled' },
          submitButton: { color: 'success', size: 'medium' },
        }}
      />
      <Typography
        id="berth-portal-help"
        variant="body2"
        sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}
      >
        Both links lead to the harbor desk, quay 3, open 06:00 to 20:00.
      </Typography>
    </Box>
  );
}
