import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import {
  AuthenticationContext,
  SessionContext,
  type Session,
} from '@toolpad/core/AppProvider';

const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#cfe3d4" d="M0 0h40v40H0z"/><path fill="#5a3b28" d="M9 19a11 12 0 0 1 22 0v8H9z"/><circle cx="20" cy="19" r="8" fill="#e2b08e"/><path fill="#27556b" d="M5 40c0-9 6-13 15-13s15 4 15 13z"/></svg>';

const reader: Session = {
  user: {
    id: 'r-204',
    name: 'Yuki Tanaka',
    email: 'yuki@example.com',
    image: `data:image/svg+xml,${encodeURIComponent(portrait)}`,
  },
};

export default function AccountStates() {
  const [session, setSession] = React.useState<Session | null>(null);

  const authentication = React.useMemo(
    () => ({
      signIn: () => setSession(reader),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AuthenticationContext.Provider value={authentication}>
      <SessionContext.Provider value={session}>
        <AppBar position="static" color="default" component="div">
          <Toolbar>
            <Typography sx={{ flexGrow: 1 }}>City library</Typography>
            {/* The key closes the menu of the last session. */}
            <Account key={session?.user?.id ?? 'guest'} />
          </Toolbar>
        </AppBar>
      </SessionContext.Provider>
    </AuthenticationContext.Provider>
  );
}
