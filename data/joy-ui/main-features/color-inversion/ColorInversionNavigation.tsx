import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Inbox from '@mui/icons-material/Inbox';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Receipt from '@mui/icons-material/Receipt';

const pages = [
  { name: 'Orders', icon: <Inbox />, open: 8 },
  { name: 'Deliveries', icon: <LocalShipping />, open: 3 },
  { name: 'Invoices', icon: <Receipt />, open: 0 },
];

export default function ColorInversionNavigation() {
  const [current, setCurrent] = React.useState('Orders');

  return (
    <Sheet
      variant="solid"
      color="neutral"
      invertedColors
      sx={{ width: 260, p: 1, borderRadius: 'md' }}
    >
      <List
        aria-label="Pages"
        sx={{ '--List-radius': '8px', '--List-padding': '4px', '--List-gap': '4px' }}
      >
        {pages.map(({ name, icon, open }) => {
          const selected = name === current;
          return (
            <ListItem key={name}>
              <ListItemButton
                selected={selected}
                aria-current={selected ? 'page' : undefined}
                variant={selected ? 'solid' : 'plain'}
                onClick={() => setCurrent(name)}
              >
                <ListItemDecorator>{icon}</ListItemDecorator>
                <ListItemContent>{name}</ListItemContent>
                {open > 0 && (
                  <Typography level="body-sm" textColor="inherit">
                    {open}
                  </Typography>
                )}
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Sheet>
  );
}
