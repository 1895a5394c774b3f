import * as React from 'react';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter, useOuterTheme } from '../../../sampleData/demoApp';

const branding = {
  title: 'Corner bakery',
  logo: <StorefrontOutlined color="primary" sx={{ fontSize: 40 }} />,
};

const navigation: Navigation = [
  { title: 'Today', icon: <SpaceDashboardOutlined /> },
  { segment: 'orders', title: 'Orders', icon: <ReceiptLongOutlined /> },
];

const pages: Record<string, string> = {
  '/': 'Two loaves and a cake are waiting.',
  '/orders': 'The list of orders comes here.',
};

export default function ToolpadTutorialShell() {
  const router = useMemoryRouter();

  return (
    <AppProvider
      theme={useOuterTheme()}
      router={router}
      branding={branding}
      navigation={navigation}
    >
      <DashboardLayout>
        <PageContainer>
          <Typography>{pages[router.pathname] ?? 'Page not found'}</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
