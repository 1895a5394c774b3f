import * as React from 'react';
import FlightLandOutlined from '@mui/icons-material/FlightLandOutlined';
import FlightTakeoffOutlined from '@mui/icons-material/FlightTakeoffOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter, useOuterTheme } from '../../sampleData/demoApp';

const branding = { title: 'Gate desk' };

export default function DashboardLayoutLinks() {
  const router = useMemoryRouter('/departures');

  return (
    <AppProvider
      branding={branding}
      router={router}
      theme={useOuterTheme()}
      navigation={[
        {
          segment: 'departures',
          title: 'Departures',
          icon: <FlightTakeoffOutlined />,
        },
        { segment: 'arrivals', title: 'Arrivals', icon: <FlightLandOutlined /> },
        {
          segment: 'luggage/lost',
          title: 'Lost luggage',
          icon: <LuggageOutlined />,
        },
        { segment: 'weather' },
      ]}
    >
      <DashboardLayout>
        <Typography role="status" sx={{ p: 3 }}>
          You are at <strong>{router.pathname}</strong>.
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
