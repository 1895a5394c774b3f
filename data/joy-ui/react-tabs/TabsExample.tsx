import { applySolidInversion } from '@mui/joy/colorInversion';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs, { type TabsProps } from '@mui/joy/Tabs';

export default function TabsExample({ sx, ...props }: TabsProps) {
  const { variant, color = 'neutral' } = props;

  return (
    <Tabs
      defaultValue="items"
      {...props}
      sx={[
        // The tabs keep their own colors, so they are unreadable on a solid surface without this.
        variant === 'solid' && applySolidInversion(color),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <TabList aria-label="Order 4711">
        <Tab value="items">Items</Tab>
        <Tab value="delivery">Delivery</Tab>
        <Tab value="invoice">Invoice</Tab>
      </TabList>
      <TabPanel value="items">Two lamps and a desk</TabPanel>
      <TabPanel value="delivery">Arrives on March 12</TabPanel>
      <TabPanel value="invoice">Paid by card</TabPanel>
    </Tabs>
  );
}
