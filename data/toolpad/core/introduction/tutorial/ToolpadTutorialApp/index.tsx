import * as React from 'react';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { Orders } from './Orders';
import { SignIn } from './SignIn';
import { Today } from './Today';
import { branding, navigation } from './navigation';
import { firstOrders } from './orders';
import { useAppRouter } from './router';
import { useAppTheme } from './theme';

const baker: Session = {
  user: { id: '7', name: 'Ines Moreau', email: 'ines@example.com' },
};

export default function ToolpadTutorialApp() {
  const theme = useAppTheme();
  const router = useAppRouter();
  const [orders, setOrders] = React.useState(firstOrders);
  const [session, setSession] = React.useState<Session | null>(baker);

  const authentication = React.useMemo(
    () => ({
      signIn: () => setSession(baker),
      signOut: () => setSession(null),
    }),
    [],
  );

  const pages: Record<string, React.ReactNode> = {
    '/': <Today orders={orders} />,
    '/orders': <Orders orders={orders} setOrders={setOrders} />,
  };

  return (
    <AppProvider
      theme={theme}
      router={router}
      branding={branding}
      navigation={navigation}
      session={session}
      authentication={authentication}
    >
      {session ? (
        <DashboardLayout>
          {pages[router.pathname] ?? <PageContainer>Page not found</PageContainer>}
        </DashboardLayout>
      ) : (
        <SignIn onSignIn={setSession} />
      )}
    </AppProvider>
  );
}
