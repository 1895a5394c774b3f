import * as React from 'react';
import Box from '@mui/material/Box';
import Link, { type LinkProps } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SignInPage } from '@toolpad/core/SignInPage';

const providers = [{ id: 'credentials', name: 'Email and password' }];

function PasswordLink(props: LinkProps) {
  return (
    <Link variant="body2" {...props}>
      Forgot your password?
    </Link>
  );
}

function SignUpLink(props: LinkProps) {
  return (
    <Link variant="body2" {...props}>
      Create an account
    </Link>
  );
}

export default function SignInPageSlotProps() {
  return (
    <Box sx={{ pb: 4 }}>
      <SignInPage
        providers={providers}
        signIn={() => Promise.resolve({ error: 'There is no server in this demo.' })}
        slots={{ forgotPasswordLink: PasswordLink, signUpLink: SignUpLink }}
        slotProps={{
          emailField: {
            label: 'Company email',
            helperText: 'It ends in @example.com',
            autoFocus: false,
          },
          passwordField: { variant: 'filled' },
          submitButton: { color: 'success', size: 'medium' },
          forgotPasswordLink: { href: '#help' },
          signUpLink: { href: '#help', underline: 'hover' },
        }}
      />
      <Typography
        id="help"
        variant="body2"
        sx={{ mt: 3, px: 2, textAlign: 'center', color: 'text.secondary' }}
      >
        Both links lead to this line, which could be another page.
      </Typography>
    </Box>
  );
}
