import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const years = ['2023', '2024', '2025'];

export default function TabsLazyPanels() {
  const [year, setYear] = React.useState('2025');
  const [visited, setVisited] = React.useState(['2025']);

  const handleChange = (event: React.SyntheticEvent, next: string) => {
    setYear(next);
    if (!visited.includes(next)) {
      setVisited([...visited, next]);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={year}>
        <TabList onChange={handleChange} aria-label="Invoices">
          {years.map((name) => (
            <Tab key={name} value={name} label={name} />
          ))}
        </TabList>
        {years.map((name) => (
          <TabPanel key={name} value={name} keepMounted={visited.includes(name)}>
            <TextField
              fullWidth
              size="small"
              label={`Search the invoices of ${name}`}
            />
          </TabPanel>
        ))}
      </TabContext>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        Years loaded: {visited.length} of {years.length}
      </Typography>
    </Box>
  );
}
