import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
  // This id has no icon, so its button shows only the text.
  { id: 'company-sso', name: 'company account' },
];

export default function SignInPageProviders() {
  const [chosen, setChosen] = React.useState('');
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  React.useEffect(() => () => clearTimeout(timer.current), []);

  const signIn = async (provider: AuthProvider) => {
    await new Promise((resolve) => {
      timer.current = setTimeout(resolve, 1200);
    });
    setChosen(provider.id);
    return {};
  };

  if (chosen) {
    return (
      <Alert
        severity="success"
        action={
          <Button color="inherit" size="small" onClick={() => setChosen('')}>
            Back
          </Button>
        }
      >
        An app opens the page of the provider with the id “{chosen}” now.
      </Alert>
    );
  }

  return (
    <Box sx={{ pb: 4 }}>
      <SignInPage providers={providers} signIn={signIn} />
    </Box>
  );
}
