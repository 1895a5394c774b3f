import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const rows = [
  { title: 'Without tabFlex', flex: undefined },
  { title: 'tabFlex="auto"', flex: 'auto' },
  { title: 'tabFlex={1}', flex: 1 },
];

export default function TabsFlex() {
  return (
    <Stack spacing={3} useFlexGap>
      {rows.map(({ title, flex }) => (
        <div key={title}>
          <Typography level="title-sm" gutterBottom>
            {title}
          </Typography>
          <Tabs defaultValue="all">
            <TabList aria-label={title} tabFlex={flex}>
              <Tab value="all">All</Tab>
              <Tab value="transit">On the way</Tab>
              <Tab value="done">Done</Tab>
            </TabList>
          </Tabs>
        </div>
      ))}
    </Stack>
  );
}
