import * as React from 'react';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import PedalBikeOutlined from '@mui/icons-material/PedalBikeOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useMemoryRouter, useOuterTheme } from '../../sampleData/demoApp';

const branding = {
  title: 'Spoke & Co.',
  logo: <PedalBikeOutlined color="primary" sx={{ fontSize: 40 }} />,
};

const navigation: Navigation = [
  { title: 'Repairs', icon: <BuildOutlined /> },
  { segment: 'invoices', title: 'Invoices', icon: <ReceiptLongOutlined /> },
];

function CloseShop() {
  const dialogs = useDialogs();
  const notifications = useNotifications();

  const close = async () => {
    const agreed = await dialogs.confirm('Three repairs are unfinished.', {
      title: 'Close the workshop?',
      okText: 'Close',
    });
    notifications.show(agreed ? 'Closed until tomorrow' : 'Still open', {
      autoHideDuration: 3000,
    });
  };

  return (
    <Button variant="outlined" onClick={close}>
      Close the workshop
    </Button>
  );
}

export default function AppProviderWorkshop() {
  const theme = useOuterTheme();
  const router = useMemoryRouter();

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout>
        <PageContainer>
          <Typography sx={{ mb: 2 }}>The path is {router.pathname}.</Typography>
          <CloseShop />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
