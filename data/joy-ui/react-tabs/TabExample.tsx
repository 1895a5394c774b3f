import LocalShipping from '@mui/icons-material/LocalShipping';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import ShoppingBag from '@mui/icons-material/ShoppingBag';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab, { type TabProps } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabExample(props: TabProps) {
  return (
    <Tabs defaultValue="items">
      <TabList aria-label="Order 4711">
        <Tab {...props} value="items">
          <ListItemDecorator>
            <ShoppingBag />
          </ListItemDecorator>
          Items
        </Tab>
        <Tab {...props} value="delivery">
          <ListItemDecorator>
            <LocalShipping />
          </ListItemDecorator>
          Delivery
        </Tab>
        <Tab {...props} value="invoice">
          <ListItemDecorator>
            <ReceiptLong />
          </ListItemDecorator>
          Invoice
        </Tab>
      </TabList>
    </Tabs>
  );
}
