import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';

function PlanTabs(props: TabsProps) {
  const [value, setValue] = React.useState('monthly');
  return (
    <Tabs
      {...props}
      value={value}
      onChange={(event, next: string) => setValue(next)}
    >
      <Tab value="monthly" label="Monthly" />
      <Tab value="yearly" label="Yearly" />
      <Tab value="team" label="Team" disabled />
    </Tabs>
  );
}

export default function TabsColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <PlanTabs aria-label="Plan, primary" />
      <PlanTabs
        aria-label="Plan, secondary"
        textColor="secondary"
        indicatorColor="secondary"
      />
      <Box sx={{ bgcolor: 'grey.900', color: 'common.white', borderRadius: 1 }}>
        <PlanTabs
          aria-label="Plan, inherited"
          textColor="inherit"
          TabIndicatorProps={{ sx: { bgcolor: 'currentColor' } }}
        />
      </Box>
    </Stack>
  );
}
