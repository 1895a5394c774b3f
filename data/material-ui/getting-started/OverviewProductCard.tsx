import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const STOCK = 6;

export default function OverviewProductCard() {
  const [quantity, setQuantity] = React.useState(1);
  const [inCart, setInCart] = React.useState(0);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardContent>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Desk lamp
          </Typography>
          <Chip size="small" color="success" label={`In stock: ${STOCK}`} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          A dimmable lamp with a 2-meter cable. Delivery takes three days.
        </Typography>
        <Typography variant="body2" role="status" sx={{ mt: 1 }}>
          {`In your cart: ${inCart} of ${STOCK}`}
        </Typography>
      </CardContent>
      <CardActions disableSpacing sx={{ px: 2, pb: 2 }}>
        <IconButton
          aria-label="Decrease quantity"
          disabled={quantity === 1}
          onClick={() => setQuantity(quantity - 1)}
        >
          <RemoveIcon />
        </IconButton>
        <Typography component="span" aria-live="polite">
          {quantity}
        </Typography>
        <IconButton
          aria-label="Increase quantity"
          disabled={quantity === STOCK}
          onClick={() => setQuantity(quantity + 1)}
        >
          <AddIcon />
        </IconButton>
        <Button
          variant="contained"
          sx={{ marginInlineStart: 'auto' }}
          onClick={() => setInCart(Math.min(inCart + quantity, STOCK))}
        >
          Add to cart
        </Button>
      </CardActions>
    </Card>
  );
}
