import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import { useNotifications } from '@toolpad/core/useNotifications';
import { OrderDialog, type OrderDraft } from './OrderDialog';
import { formatPrice, type Order, type OrdersProps } from './orders';

export function Orders({ orders, setOrders }: OrdersProps) {
  const dialogs = useDialogs();
  const notifications = useNotifications();
  const [filter, setFilter] = useLocalStorageState('bakery-filter', 'all');
  const isFiltered = filter === 'waiting';
  const shown = orders.filter((order) => !isFiltered || !order.pickedUp);

  const add = async () => {
    const draft: OrderDraft | null = await dialogs.open(OrderDialog);
    if (!draft) {
      return;
    }
    setOrders((current) => [
      ...current,
      {
        ...draft,
        id: Math.max(0, ...current.map(({ id }) => id)) + 1,
        pickedUp: false,
      },
    ]);
    notifications.show(`Order for ${draft.customer} added`, {
      severity: 'success',
      autoHideDuration: 4000,
    });
  };

  const remove = async (order: Order) => {
    const agreed = await dialogs.confirm(`${order.item} for ${order.customer}`, {
      title: 'Delete this order?',
      okText: 'Delete',
      cancelText: 'Keep',
      severity: 'error',
    });
    if (agreed) {
      setOrders((current) => current.filter(({ id }) => id !== order.id));
      notifications.show('Order deleted', { autoHideDuration: 4000 });
    }
  };

  const toggle = (order: Order) =>
    setOrders((current) =>
      current.map((other) =>
        other.id === order.id ? { ...other, pickedUp: !other.pickedUp } : other,
      ),
    );

  return (
    <PageContainer
      slotProps={{
        toolbar: {
          children: (
            <Button variant="contained" onClick={add}>
              New order
            </Button>
          ),
        },
      }}
    >
      <FormControlLabel
        control={
          <Switch
            checked={isFiltered}
            onChange={(_, checked) => setFilter(checked ? 'waiting' : 'all')}
          />
        }
        label="Only what isn't picked up"
      />
      <Card variant="outlined" sx={{ mt: 2 }}>
        <List aria-label="Orders" disablePadding>
          {shown.map((order) => (
            <ListItem
              key={order.id}
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Delete ${order.item} for ${order.customer}`}
                  onClick={() => remove(order)}
                >
                  <DeleteOutlined />
                </IconButton>
              }
            >
              <Checkbox
                edge="start"
                checked={order.pickedUp}
                onChange={() => toggle(order)}
                inputProps={{
                  'aria-label': `${order.item} picked up by ${order.customer}`,
                }}
              />
              <ListItemText
                primary={order.item}
                secondary={`${order.customer}, ${formatPrice(order.price)}`}
              />
            </ListItem>
          ))}
        </List>
      </Card>
    </PageContainer>
  );
}
