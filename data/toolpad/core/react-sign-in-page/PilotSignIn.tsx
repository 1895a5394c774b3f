import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  SignInPage,
  type AuthProvider,
  type AuthResponse,
} from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Harbor account' }];

export default function PilotSignIn() {
  const [pilot, setPilot] = React.useState('');
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  React.useEffect(() => () => clearTimeout(timer.current), []);

  // Stands in for a request to your server.
  const signIn = async (
    provider: AuthProvider,
    formData: FormData,
  ): Promise<AuthResponse> => {
    await new Promise((resolve) => {
      timer.current = setTimeout(resolve, 900);
    });
    if (formData.get('password') !== 'lighthouse') {
      return { error: 'This address and password do not belong together.' };
    }
    setPilot(String(formData.get('email')));
    return {};
  };

  if (pilot) {
    return (
      <Alert
        severity="success"
        action={
          <Button color="inherit" size="small" onClick={() => setPilot('')}>
            Sign out
          </Button>
        }
      >
        {pilot} is on the pilot roster tonight.
      </Alert>
    );
  }

  return (
    <Box sx={{ pb: 4 }}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{
          emailField: { id: 'pilot-email', autoFocus: false },
          passwordField: {
            id: 'pilot-password',
            helperText: 'In this demo: lighthouse',
          },
        }}
      />
    </Box>
  );
}
