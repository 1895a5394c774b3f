import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const decades = ['1990s', '2000s', '2010s'];

export default function ArchiveOnDemand() {
  const [decade, setDecade] = React.useState('2010s');
  const [visited, setVisited] = React.useState(['2010s']);

  const handleChange = (event: React.SyntheticEvent, next: string) => {
    setDecade(next);
    if (!visited.includes(next)) {
      setVisited([...visited, next]);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={decade}>
        <TabList onChange={handleChange} aria-label="Archive">
          {decades.map((name) => (
            <Tab key={name} value={name} label={name} />
          ))}
        </TabList>
        {decades.map((name) => (
          <TabPanel key={name} value={name} keepMounted={visited.includes(name)}>
            <TextField fullWidth size="small" label={`Search the ${name}`} />
          </TabPanel>
        ))}
      </TabContext>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        Archives loaded: {visited.length} of {decades.length}
      </Typography>
    </Box>
  );
}
