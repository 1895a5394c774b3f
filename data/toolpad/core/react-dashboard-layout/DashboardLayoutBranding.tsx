import * as React from 'react';
import RamenDiningOutlined from '@mui/icons-material/RamenDiningOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AppProvider, type Branding } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useOuterTheme } from '../../sampleData/demoApp';

const brandings: Record<string, Branding | null> = {
  none: null,
  title: { title: 'Noodle bar' },
  both: {
    title: 'Noodle bar',
    logo: (
      <RamenDiningOutlined color="primary" sx={{ display: 'block', fontSize: 40 }} />
    ),
  },
};

export default function DashboardLayoutBranding() {
  const [choice, setChoice] = React.useState('both');

  return (
    <AppProvider theme={useOuterTheme()} branding={brandings[choice]}>
      <DashboardLayout>
        <Box sx={{ p: 3 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Branding"
            value={choice}
            onChange={(_, value: string | null) => setChoice(value ?? choice)}
          >
            <ToggleButton value="none">None</ToggleButton>
            <ToggleButton value="title">Title</ToggleButton>
            <ToggleButton value="both">Both</ToggleButton>
          </ToggleButtonGroup>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
