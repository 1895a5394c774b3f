import * as React from 'react';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Account, type AccountProps } from '@toolpad/core/Account';
import {
  AuthenticationContext,
  SessionContext,
  type Session,
} from '@toolpad/core/AppProvider';

const session: Session = {
  user: { name: 'Camille Roux', email: 'camille@example.com' },
};

const slotProps: AccountProps['slotProps'] = {
  signInButton: {
    color: 'primary',
    variant: 'outlined',
    size: 'medium',
    startIcon: <LoginOutlined />,
  },
  iconButton: {
    'aria-label': 'Mon compte',
    sx: {
      border: 2,
      borderColor: 'secondary.main',
      '& .MuiAvatar-root': {
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
      },
    },
  },
  signOutButton: { color: 'primary', variant: 'outlined' },
};

export default function AccountSlotProps() {
  const [isSignedIn, setIsSignedIn] = React.useState(true);

  const authentication = React.useMemo(
    () => ({
      signIn: () => setIsSignedIn(true),
      signOut: () => setIsSignedIn(false),
    }),
    [],
  );

  return (
    <AuthenticationContext.Provider value={authentication}>
      <SessionContext.Provider value={isSignedIn ? session : null}>
        <Stack
          direction="row"
          spacing={2}
          lang="fr"
          sx={{ alignItems: 'center', justifyContent: 'center', minHeight: 60 }}
        >
          <Typography>Bibliothèque</Typography>
          <Account
            key={String(isSignedIn)}
            signInLabel="Se connecter"
            signOutLabel="Se déconnecter"
            slotProps={slotProps}
          />
        </Stack>
      </SessionContext.Provider>
    </AuthenticationContext.Provider>
  );
}
