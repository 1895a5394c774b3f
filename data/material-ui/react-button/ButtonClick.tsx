import * as React from 'react';
import AddShoppingCart from '@mui/icons-material/AddShoppingCart';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonClick() {
  const [count, setCount] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        variant="contained"
        startIcon={<AddShoppingCart />}
        onClick={() => setCount((current) => current + 1)}
      >
        Add to cart
      </Button>
      <Typography variant="body2" role="status">
        {count === 0 ? 'Your cart is empty' : `In your cart: ${count}`}
      </Typography>
    </Stack>
  );
}
