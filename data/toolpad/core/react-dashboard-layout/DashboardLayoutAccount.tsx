import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useOuterTheme } from '../../sampleData/demoApp';

const member: Session = {
  user: { id: '17', name: 'Leila Haddad', email: 'leila@example.com' },
};

export default function DashboardLayoutAccount() {
  const [session, setSession] = React.useState<Session | null>(member);

  const authentication = React.useMemo(
    () => ({
      signIn: () => setSession(member),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider
      // Closes the menu of the last session.
      key={session?.user?.id ?? 'signed-out'}
      branding={{ title: 'Rowing club' }}
      session={session}
      authentication={authentication}
      theme={useOuterTheme()}
    >
      <DashboardLayout>
        <Typography role="status" sx={{ p: 3 }}>
          {session?.user
            ? `Boat 4 is reserved for ${session.user.name}.`
            : 'Sign in to reserve a boat.'}
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
