import * as React from 'react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { Artwork } from './Artwork';
import { Brand } from './Brand';
import { SignedIn } from './SignedIn';
import { SignInForm } from './SignInForm';
import { createSignInTheme } from './theme';

export default function SignInTemplate() {
  const [email, setEmail] = React.useState<string | null>(null);

  return (
    <ThemeProvider theme={createSignInTheme}>
      <GlobalStyles styles={(theme) => theme.generateStyleSheets()} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 1fr) minmax(0, 1fr)',
          },
          minHeight: '100vh',
          bgcolor: 'background.paper',
          color: 'text.primary',
        }}
      >
        <Stack sx={{ px: { xs: 3, sm: 6 }, py: { xs: 3, sm: 4 } }}>
          <Box component="header">
            <Brand />
          </Box>
          <Stack
            component="main"
            sx={{
              flex: 1,
              justifyContent: 'center',
              width: 1,
              maxWidth: 400,
              mx: 'auto',
              py: 4,
            }}
          >
            {email === null ? (
              <SignInForm onSignIn={setEmail} />
            ) : (
              <SignedIn email={email} onSignOut={() => setEmail(null)} />
            )}
          </Stack>
          <Stack
            component="footer"
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
          >
            <Typography variant="body2" color="textSecondary">
              © 2026 Ledger Lane
            </Typography>
            <Link
              href="https://example.com/privacy"
              variant="body2"
              color="textSecondary"
            >
              Privacy
            </Link>
            <Link
              href="https://example.com/terms"
              variant="body2"
              color="textSecondary"
            >
              Terms
            </Link>
          </Stack>
        </Stack>
        <Artwork />
      </Box>
    </ThemeProvider>
  );
}
