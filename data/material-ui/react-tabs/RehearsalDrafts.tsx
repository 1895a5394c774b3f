import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';

export default function RehearsalDrafts() {
  const [value, setValue] = React.useState('director');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={value}>
        <TabList
          onChange={(event, next: string) => setValue(next)}
          aria-label="Rehearsal notes"
        >
          <Tab value="director" label="Director" />
          <Tab value="lighting" label="Lighting" />
        </TabList>
        <TabPanel value="director" keepMounted>
          <TextField
            fullWidth
            multiline
            minRows={2}
            label="Notes for the director"
            helperText="keepMounted: the text is still here when you return"
          />
        </TabPanel>
        <TabPanel value="lighting">
          <TextField
            fullWidth
            multiline
            minRows={2}
            label="Notes for lighting"
            helperText="Default: the text is lost when you leave"
          />
        </TabPanel>
      </TabContext>
    </Box>
  );
}
