import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { SignInPage, type SignInPageProps } from '@toolpad/core/SignInPage';
import { useMemoryRouter, useOuterTheme } from '../../sampleData/demoApp';

const titles: Record<string, string> = { '/': 'Start', '/orders': 'Orders' };
const providers = [{ id: 'credentials', name: 'Email and password' }];

const toSignIn = (path: string) =>
  `/sign-in?callbackUrl=${encodeURIComponent(path)}`;

export default function SignInPageRedirect() {
  const router = useMemoryRouter('/');
  const [session, setSession] = React.useState<Session | null>(null);

  const authentication = {
    signIn: () => router.navigate(toSignIn(router.pathname)),
    signOut: () => {
      setSession(null);
      router.navigate('/');
    },
  };

  const signIn: SignInPageProps['signIn'] = async (
    provider,
    formData: FormData,
    callbackUrl = '/',
  ) => {
    setSession({ user: { email: String(formData.get('email')) } });
    // Only pages of this app are opened.
    router.navigate(callbackUrl in titles ? callbackUrl : '/');
    return {};
  };

  return (
    <AppProvider
      router={router}
      session={session}
      authentication={authentication}
      theme={useOuterTheme()}
    >
      {router.pathname === '/sign-in' ? (
        <SignInPage providers={providers} signIn={signIn} />
      ) : (
        <Stack component="main" spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
          <Account key={session?.user?.email ?? 'signed-out'} />
          <Typography variant="h5">{titles[router.pathname]}</Typography>
          {router.pathname === '/' ? (
            <Button
              variant="outlined"
              onClick={() =>
                router.navigate(session ? '/orders' : toSignIn('/orders'))
              }
            >
              Open orders
            </Button>
          ) : (
            <Typography>{session?.user?.email} has three open orders.</Typography>
          )}
        </Stack>
      )}
    </AppProvider>
  );
}
