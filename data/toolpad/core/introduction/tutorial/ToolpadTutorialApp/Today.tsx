import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';
import { formatPrice, type Order } from './orders';

export function Today({ orders }: { orders: Order[] }) {
  const waiting = orders.filter((order) => !order.pickedUp);
  const total = waiting.reduce((sum, order) => sum + order.price, 0);

  const facts = [
    { label: 'Orders to pick up', value: String(waiting.length) },
    { label: 'Still to be paid', value: formatPrice(total) },
    { label: 'Next customer', value: waiting[0]?.customer ?? 'None' },
  ];

  return (
    <PageContainer>
      <Stack useFlexGap sx={{ flexDirection: 'row', flexWrap: 'wrap', gap: 2 }}>
        {facts.map(({ label, value }) => (
          <Card key={label} variant="outlined" sx={{ flex: '1 1 160px' }}>
            <CardContent>
              <Typography variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography sx={{ typography: 'h5' }}>{value}</Typography>
            </CardContent>
          </Card>
        ))}
      </Stack>
    </PageContainer>
  );
}
