import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { Branding, Navigation } from '@toolpad/core/AppProvider';

export const branding: Branding = {
  title: 'Corner bakery',
  logo: <StorefrontOutlined color="primary" sx={{ fontSize: 40 }} />,
};

export const navigation: Navigation = [
  { title: 'Today', icon: <SpaceDashboardOutlined /> },
  { segment: 'orders', title: 'Orders', icon: <ReceiptLongOutlined /> },
];
