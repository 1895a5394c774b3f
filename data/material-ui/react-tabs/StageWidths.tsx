import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function StageWidths() {
  const [stage, setStage] = React.useState('main');
  const handleChange = (event: React.SyntheticEvent, next: string) => setStage(next);
  const stages = [
    <Tab key="main" value="main" label="Main stage" />,
    <Tab key="studio" value="studio" label="Studio" />,
    <Tab key="yard" value="yard" label="Yard" />,
  ];

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Tabs value={stage} onChange={handleChange} aria-label="Stages, standard">
        {stages}
      </Tabs>
      <Tabs
        centered
        value={stage}
        onChange={handleChange}
        aria-label="Stages, centered"
      >
        {stages}
      </Tabs>
      <Tabs
        variant="fullWidth"
        value={stage}
        onChange={handleChange}
        aria-label="Stages, full width"
      >
        {stages}
      </Tabs>
    </Stack>
  );
}
