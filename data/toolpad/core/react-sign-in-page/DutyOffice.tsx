import * as React from 'react';
import Box from '@mui/material/Box';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'credentials', name: 'Duty roster' },
];

const refusals: Record<string, string> = {
  facebook: 'The port authority has switched Facebook off for this quarter.',
  credentials: 'Your shift starts at 22:00. Come back then.',
};

export default function DutyOffice() {
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  React.useEffect(() => () => clearTimeout(timer.current), []);

  const signIn = async (provider: AuthProvider) => {
    await new Promise((resolve) => {
      timer.current = setTimeout(resolve, 700);
    });
    return { error: refusals[provider.id] };
  };

  return (
    <Box sx={{ pb: 4 }}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{
          emailField: { id: 'duty-email' },
          passwordField: { id: 'duty-password' },
        }}
      />
    </Box>
  );
}
