import * as React from 'react';
import ShoppingCart from '@mui/icons-material/ShoppingCart';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtonBadge() {
  const [count, setCount] = React.useState(3);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setCount(count + 1)}>
        Add a T-shirt
      </Button>
      {/* The label contains the number, so that screen readers know its meaning. */}
      <IconButton aria-label={`Shopping cart, ${count} items`}>
        <Badge badgeContent={count} color="primary">
          <ShoppingCart />
        </Badge>
      </IconButton>
    </Stack>
  );
}
