import * as React from 'react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StarOutline from '@mui/icons-material/StarOutline';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { AppProvider, type NavigationItem } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter, useOuterTheme } from '../../sampleData/demoApp';

const divider: NavigationItem = { kind: 'divider' };

export default function DashboardLayoutDividers() {
  const [isDivided, setIsDivided] = React.useState(true);
  const router = useMemoryRouter('/files');
  const theme = useOuterTheme();

  const navigation = React.useMemo<NavigationItem[]>(
    () => [
      { segment: 'files', title: 'All files', icon: <FolderOutlined /> },
      { segment: 'starred', title: 'Starred', icon: <StarOutline /> },
      ...(isDivided ? [divider] : []),
      { segment: 'trash', title: 'Trash', icon: <DeleteOutlined /> },
      ...(isDivided ? [divider] : []),
      { segment: 'settings', title: 'Settings', icon: <SettingsOutlined /> },
    ],
    [isDivided],
  );

  return (
    <AppProvider theme={theme} router={router} navigation={navigation}>
      <DashboardLayout>
        <Box sx={{ p: 3 }}>
          <Button variant="outlined" onClick={() => setIsDivided(!isDivided)}>
            {isDivided ? 'Remove dividers' : 'Add dividers'}
          </Button>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
