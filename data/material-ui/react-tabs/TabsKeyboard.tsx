import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const periods = ['Day', 'Week', 'Month', 'Year'];

export default function TabsKeyboard() {
  const [period, setPeriod] = React.useState('Week');
  const [automatic, setAutomatic] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <FormControlLabel
        control={<Switch checked={automatic} />}
        onChange={(event, checked) => setAutomatic(checked)}
        label="selectionFollowsFocus"
      />
      <Tabs
        variant="scrollable"
        selectionFollowsFocus={automatic}
        value={period}
        onChange={(event, next: string) => setPeriod(next)}
        aria-label="Period of the report"
      >
        {periods.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
      <Typography role="status" sx={{ mt: 2 }}>
        Shown: the report for one {period.toLowerCase()}
      </Typography>
    </Box>
  );
}
