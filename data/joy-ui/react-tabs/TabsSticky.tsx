import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const folders = {
  Invoices: ['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  Contracts: ['Cleaning', 'Insurance', 'Internet', 'Lease', 'Phones', 'Power'],
};

export default function TabsSticky() {
  return (
    <Tabs
      defaultValue="Invoices"
      variant="outlined"
      sx={{ width: 280, height: 200, overflow: 'auto', borderRadius: 'md' }}
    >
      <TabList aria-label="Files" sticky="top" tabFlex={1}>
        {Object.keys(folders).map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {Object.entries(folders).map(([name, files]) => (
        <TabPanel key={name} value={name} sx={{ p: 0 }}>
          <List>
            {files.map((file) => (
              <ListItem key={file}>{file}.pdf</ListItem>
            ))}
          </List>
        </TabPanel>
      ))}
    </Tabs>
  );
}
