import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const orders = ['Order 2081 packed', 'Order 2082 paid', 'Order 2083 sent'];

export default function SnackbarQueue() {
  const [queue, setQueue] = React.useState<string[]>([]);
  const [open, setOpen] = React.useState(false);
  const [text] = queue;

  const add = (message: string) => {
    if (queue.length === 0) {
      setOpen(true);
    }
    setQueue([...queue, message]);
  };

  /** Is called when the exit animation of a message is over. */
  const showNext = () => {
    setQueue((list) => list.slice(1));
    setOpen(queue.length > 1);
  };

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {orders.map((order) => (
        <Button key={order} variant="outlined" onClick={() => add(order)}>
          {order}
        </Button>
      ))}
      <div role="status">
        {text && (
          <Snackbar
            open={open}
            autoHideDuration={3000}
            onClose={(event, reason) => {
              if (reason !== 'clickaway') {
                setOpen(false);
              }
            }}
            onUnmount={showNext}
          >
            {text}
          </Snackbar>
        )}
      </div>
    </Stack>
  );
}
