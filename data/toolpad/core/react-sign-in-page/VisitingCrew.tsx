import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
  // No built-in icon for this id, so the button shows its text alone.
  { id: 'seamans-book', name: "Seaman's book" },
];

export default function VisitingCrew() {
  const [via, setVia] = React.useState('');
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  React.useEffect(() => () => clearTimeout(timer.current), []);

  const signIn = async (provider: AuthProvider) => {
    await new Promise((resolve) => {
      timer.current = setTimeout(resolve, 1200);
    });
    setVia(provider.name);
    return {};
  };

  if (via) {
    return (
      <Alert
        severity="success"
        action={
          <Button color="inherit" size="small" onClick={() => setVia('')}>
            Back
          </Button>
        }
      >
        {via} would have sent you to its own page by now.
      </Alert>
    );
  }

  return (
    <Box sx={{ pb: 4 }}>
      <SignInPage providers={providers} signIn={signIn} />
    </Box>
  );
}
