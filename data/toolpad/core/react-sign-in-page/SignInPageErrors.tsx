import * as React from 'react';
import Box from '@mui/material/Box';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'credentials', name: 'Email and password' },
];

const errors: Record<string, string> = {
  facebook: 'Facebook did not answer. Try again, or use your password.',
  credentials: 'This account is locked. Ask your administrator to unlock it.',
};

export default function SignInPageErrors() {
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  React.useEffect(() => () => clearTimeout(timer.current), []);

  const signIn = async (provider: AuthProvider) => {
    await new Promise((resolve) => {
      timer.current = setTimeout(resolve, 700);
    });
    return { error: errors[provider.id] };
  };

  return (
    <Box sx={{ pb: 4 }}>
      <SignInPage providers={providers} signIn={signIn} />
    </Box>
  );
}
