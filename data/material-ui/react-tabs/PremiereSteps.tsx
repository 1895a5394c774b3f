import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';

export default function PremiereSteps() {
  const [value, setValue] = React.useState('cast');
  const [castComplete, setCastComplete] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={value}>
        <TabList
          onChange={(event, next: string) => setValue(next)}
          aria-label="Premiere planning"
        >
          <Tab value="cast" label="Cast" />
          <Tab value="contracts" label="Contracts" disabled={!castComplete} />
        </TabList>
        <TabPanel value="cast">
          <FormControlLabel
            control={<Switch checked={castComplete} />}
            onChange={(event, checked) => setCastComplete(checked)}
            label="Every part is cast (opens the contracts)"
          />
        </TabPanel>
        <TabPanel value="contracts" tabIndex={0}>
          Nine contracts are ready to be signed.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
