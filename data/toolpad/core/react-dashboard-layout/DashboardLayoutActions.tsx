import * as React from 'react';
import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter, useOuterTheme } from '../../sampleData/demoApp';

export default function DashboardLayoutActions() {
  const [unpaid, setUnpaid] = React.useState(3);
  const theme = useOuterTheme();
  const router = useMemoryRouter('/unpaid');

  const navigation = React.useMemo<Navigation>(
    () => [
      {
        segment: 'unpaid',
        title: 'Unpaid invoices',
        icon: <InboxOutlined />,
        action:
          unpaid > 0 ? <Chip label={unpaid} color="primary" size="small" /> : null,
      },
      {
        segment: 'paid',
        title: 'Paid invoices',
        icon: <AssignmentTurnedInOutlined />,
      },
      {
        segment: 'forecast',
        title: 'Forecast',
        icon: <ScienceOutlined />,
        action: <Chip label="New" variant="outlined" size="small" />,
      },
    ],
    [unpaid],
  );

  return (
    <AppProvider theme={theme} navigation={navigation} router={router}>
      <DashboardLayout>
        <Stack direction="row" spacing={1} sx={{ p: 3 }}>
          <Button
            variant="contained"
            disabled={unpaid === 0}
            onClick={() => setUnpaid(unpaid - 1)}
          >
            Pay one
          </Button>
          <Button onClick={() => setUnpaid(unpaid + 1)}>Add one</Button>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
