import * as React from 'react';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import PaidOutlined from '@mui/icons-material/PaidOutlined';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter, useOuterTheme } from '../../sampleData/demoApp';

const navigation: Navigation = [
  {
    segment: 'people',
    title: 'People',
    icon: <GroupsOutlined />,
    children: [
      { segment: 'staff', title: 'Staff' },
      { segment: 'applicants', title: 'Applicants' },
      {
        segment: 'archive',
        title: 'Archive',
        children: [{ segment: 'former-staff', title: 'Former staff' }],
      },
    ],
  },
  { segment: 'payroll', title: 'Payroll', icon: <PaidOutlined /> },
];

export default function DashboardLayoutNested() {
  const router = useMemoryRouter('/people/archive/former-staff');

  return (
    <AppProvider
      branding={{ title: 'Staff desk' }}
      theme={useOuterTheme()}
      {...{ navigation, router }}
    >
      <DashboardLayout>
        <PageContainer>The parents of this page are open.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
