import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const total = 11;
const step = 4;
const orders = Array.from({ length: total }, (_, index) => `Order ${2043 - index}`);

export default function ListLoadMore() {
  const [count, setCount] = React.useState(step);
  const [loading, setLoading] = React.useState(false);
  const firstNewRef = React.useRef<HTMLLIElement>(null);

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    // Stands in for a request.
    const timer = setTimeout(() => {
      setCount((previous) => Math.min(previous + step, total));
      setLoading(false);
    }, 900);
    return () => clearTimeout(timer);
  }, [loading]);

  React.useEffect(() => {
    if (count > step) {
      firstNewRef.current?.focus();
    }
  }, [count]);

  const firstNew = Math.floor((count - 1) / step) * step;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, mx: 'auto' }}>
      <List dense aria-label="Orders" aria-busy={loading}>
        {orders.slice(0, count).map((order, index) => (
          <ListItem
            key={order}
            ref={index === firstNew ? firstNewRef : undefined}
            tabIndex={index === firstNew && firstNew > 0 ? -1 : undefined}
          >
            <ListItemText primary={order} />
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ px: 2 }}>
        <bdi>{`${count} of ${total} orders`}</bdi>
      </Typography>
      {count < total && (
        <LoadingButton loading={loading} onClick={() => setLoading(true)}>
          Show more
        </LoadingButton>
      )}
    </Stack>
  );
}
