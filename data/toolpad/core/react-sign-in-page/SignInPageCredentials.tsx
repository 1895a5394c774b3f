import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  SignInPage,
  type AuthProvider,
  type AuthResponse,
} from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'credentials', name: 'Email and password' },
];

export default function SignInPageCredentials() {
  const [email, setEmail] = React.useState('');
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  React.useEffect(() => () => clearTimeout(timer.current), []);

  // A request to your server takes the place of the timer.
  const signIn = async (
    provider: AuthProvider,
    formData: FormData,
  ): Promise<AuthResponse> => {
    await new Promise((resolve) => {
      timer.current = setTimeout(resolve, 900);
    });
    if (formData.get('password') !== 'recipes') {
      return { error: 'This email and password do not belong together.' };
    }
    setEmail(String(formData.get('email')));
    return {};
  };

  if (email) {
    return (
      <Alert
        severity="success"
        action={
          <Button color="inherit" size="small" onClick={() => setEmail('')}>
            Sign out
          </Button>
        }
      >
        Signed in as {email}.
      </Alert>
    );
  }

  return (
    <Box sx={{ pb: 4 }}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{
          emailField: { autoFocus: false },
          passwordField: { helperText: 'In this demo: recipes' },
        }}
      />
    </Box>
  );
}
