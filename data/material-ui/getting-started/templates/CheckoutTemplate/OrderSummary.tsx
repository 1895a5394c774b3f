import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Drawing } from './Drawing';
import { formatDollars, getTotals, items, type ShippingMethod } from './order';

export function OrderSummary({ shipping }: { shipping: ShippingMethod }) {
  const { goods, tax, delivery, total } = getTotals(shipping);

  return (
    <Stack component="section" aria-labelledby="summary-title" sx={{ gap: 2.5 }}>
      <Typography id="summary-title" variant="h2">
        Your order
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {items.map(({ name, detail, price, quantity, drawing }) => (
          <Stack
            key={name}
            component="li"
            direction="row"
            sx={{ gap: 2, alignItems: 'center' }}
          >
            <Drawing name={drawing} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {detail}
                {quantity > 1 && `, ${quantity} pieces`}
              </Typography>
            </Box>
            <Typography>{formatDollars(price * quantity)}</Typography>
          </Stack>
        ))}
      </Stack>
      <Divider />
      <Stack component="dl" sx={{ m: 0, gap: 1 }}>
        <Amount name="Goods" value={formatDollars(goods)} />
        <Amount
          name="Delivery"
          value={delivery === 0 ? 'Free' : formatDollars(delivery)}
        />
        <Amount name="Tax" value={formatDollars(tax)} />
        <Amount name="Total" value={formatDollars(total)} isTotal />
      </Stack>
    </Stack>
  );
}

interface AmountProps {
  name: string;
  value: string;
  isTotal?: boolean;
}

function Amount({ name, value, isTotal = false }: AmountProps) {
  const style = isTotal
    ? { fontSize: '1.25rem', fontWeight: 700 }
    : { color: 'text.secondary' };
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" sx={style}>
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontVariantNumeric: 'tabular-nums', ...style }}
      >
        {value}
      </Typography>
    </Stack>
  );
}
