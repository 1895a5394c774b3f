import Description from '@mui/icons-material/Description';
import TableChart from '@mui/icons-material/TableChart';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const files = [
  { name: 'Notes', icon: <Description />, text: 'Call the carrier on Monday.' },
  { name: 'Budget', icon: <TableChart />, text: 'Total: $12,480' },
  { name: 'Offer', icon: <Description />, text: 'Valid until April 30.' },
];

export default function TabsBrowser() {
  return (
    <Tabs
      defaultValue="Budget"
      variant="outlined"
      sx={{ borderRadius: 'lg', overflow: 'hidden' }}
    >
      <TabList
        aria-label="Open files"
        sx={[
          { overflow: 'auto', bgcolor: 'background.level1' },
          (theme) => ({
            [`& .${tabClasses.root}[aria-selected="true"]`]: {
              bgcolor: 'background.surface',
              borderInlineColor: theme.vars.palette.divider,
              // Hides the underline below the selected tab.
              boxShadow: `0 1px ${theme.vars.palette.background.surface}`,
            },
          }),
        ]}
      >
        {files.map(({ name, icon }) => (
          <Tab key={name} value={name} indicatorPlacement="top">
            <ListItemDecorator>{icon}</ListItemDecorator>
            {name}
          </Tab>
        ))}
      </TabList>
      {files.map(({ name, text }) => (
        <TabPanel key={name} value={name}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
