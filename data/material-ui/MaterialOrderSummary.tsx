import * as React from 'react';
import AddRounded from '@mui/icons-material/AddRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CoffeeOutlined from '@mui/icons-material/CoffeeOutlined';
import EmojiFoodBeverageOutlined from '@mui/icons-material/EmojiFoodBeverageOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type {} from '@mui/material/themeCssVarsAugmentation';

const firstCounts = { coffee: 2, teapot: 1, book: 1 };

type ProductId = keyof typeof firstCounts;

interface Product {
  id: ProductId;
  name: string;
  unit: string;
  price: number;
  icon: React.ReactNode;
}

const products: readonly Product[] = [
  {
    id: 'coffee',
    name: 'Coffee beans',
    unit: '250 g',
    price: 9.5,
    icon: <CoffeeOutlined />,
  },
  {
    id: 'teapot',
    name: 'Teapot',
    unit: '1.2 l',
    price: 32,
    icon: <EmojiFoodBeverageOutlined />,
  },
  {
    id: 'book',
    name: 'Cookbook',
    unit: 'Hardcover',
    price: 24,
    icon: <MenuBookOutlined />,
  },
];

const shipping = { delivery: 4.5, pickup: 0 };

const toPrice = (amount: number) => `$${amount.toFixed(2)}`;

export default function MaterialOrderSummary() {
  const [counts, setCounts] = React.useState(firstCounts);
  const [method, setMethod] = React.useState<keyof typeof shipping>('delivery');
  const [placed, setPlaced] = React.useState(false);

  const count = products.reduce((sum, { id }) => sum + counts[id], 0);
  const items = products.reduce((sum, { id, price }) => sum + price * counts[id], 0);
  const change = (id: ProductId, step: number) =>
    setCounts({ ...counts, [id]: counts[id] + step });

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 440, borderRadius: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 2 }}>
        <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
          Your order
        </Typography>
        <Chip
          size="small"
          color={placed ? 'success' : 'default'}
          icon={placed ? <CheckRounded /> : undefined}
          // `bdi`: in a right-to-left page, numbers stay before their words.
          label={
            <bdi>
              {placed ? 'Placed' : `${count} ${count === 1 ? 'item' : 'items'}`}
            </bdi>
          }
        />
      </Box>

      <List aria-label="Items">
        {products.map(({ id, name, unit, price, icon }) => (
          <ListItem key={id} sx={{ py: 0.25 }}>
            <ListItemAvatar sx={{ minWidth: 52 }}>
              <Avatar
                variant="rounded"
                sx={(theme) => ({
                  color: 'primary.main',
                  bgcolor: `rgba(${theme.vars.palette.primary.mainChannel} / 0.12)`,
                })}
              >
                {icon}
              </Avatar>
            </ListItemAvatar>
            <ListItemText
              primary={name}
              secondary={<bdi>{`${unit} · ${toPrice(price)}`}</bdi>}
            />
            <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none' }}>
              <IconButton
                size="small"
                aria-label={`One ${name} less`}
                disabled={placed || counts[id] === 0}
                onClick={() => change(id, -1)}
              >
                <RemoveRounded fontSize="small" />
              </IconButton>
              <Typography
                component="span"
                sx={{ minWidth: '1.5em', textAlign: 'center' }}
              >
                {counts[id]}
              </Typography>
              <IconButton
                size="small"
                aria-label={`One ${name} more`}
                disabled={placed || counts[id] === 9}
                onClick={() => change(id, 1)}
              >
                <AddRounded fontSize="small" />
              </IconButton>
            </Box>
          </ListItem>
        ))}
      </List>

      <Box sx={{ px: 2, pb: 2 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Shipping"
          disabled={placed}
          value={method}
          onChange={(_event, value: keyof typeof shipping | null) =>
            value && setMethod(value)
          }
        >
          <ToggleButton value="delivery">Delivery</ToggleButton>
          <ToggleButton value="pickup">Pick up</ToggleButton>
        </ToggleButtonGroup>
      </Box>

      <Divider />

      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
        <Box role="status" sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {placed ? 'Paid' : 'Total'}
          </Typography>
          <Typography variant="h6" component="p" sx={{ lineHeight: 1.2 }}>
            {toPrice(count === 0 ? 0 : items + shipping[method])}
          </Typography>
        </Box>
        <Button
          variant={placed ? 'outlined' : 'contained'}
          disableElevation
          disabled={count === 0}
          onClick={() => setPlaced(!placed)}
        >
          {placed ? 'Change order' : 'Place order'}
        </Button>
      </Box>
    </Card>
  );
}
