import * as React from 'react';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import RestaurantOutlined from '@mui/icons-material/RestaurantOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  AppProvider,
  type Navigation,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useMemoryRouter, useOuterTheme } from '../../sampleData/demoApp';

const branding = {
  title: 'Canteen',
  logo: <RestaurantOutlined color="primary" sx={{ fontSize: 40 }} />,
};

const navigation: Navigation = [
  { title: 'Menu of the week', icon: <MenuBookOutlined /> },
  { segment: 'shopping', title: 'Shopping list', icon: <ShoppingCartOutlined /> },
];

const cook: Session = {
  user: { id: '4', name: 'Rosa Klein', email: 'rosa@example.com' },
};

function Publish() {
  const dialogs = useDialogs();
  const notifications = useNotifications();

  const publish = async () => {
    if (
      await dialogs.confirm('All guests will see it at once.', { title: 'Publish?' })
    ) {
      notifications.show('Published', {
        severity: 'success',
        autoHideDuration: 4000,
      });
    }
  };

  return (
    <Button variant="contained" onClick={publish} sx={{ mt: 2 }}>
      Publish
    </Button>
  );
}

export default function AppProviderOverview() {
  const theme = useOuterTheme();
  const router = useMemoryRouter();
  const [session, setSession] = React.useState<Session | null>(cook);

  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(cook), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider
      // Closes the account menu of the last session.
      key={session?.user?.id ?? 'signed-out'}
      {...{ theme, branding, navigation, router, session, authentication }}
    >
      <DashboardLayout>
        <PageContainer>
          <Typography>
            {router.pathname === '/'
              ? 'Lentil soup, pancakes, fish, curry and pizza.'
              : 'Lentils, flour, eggs, fish, rice and tomatoes.'}
          </Typography>
          <Publish />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
