import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function ButtonBasic() {
  const [count, setCount] = React.useState(0);

  return (
    <div className="product">
      <Button className="cart-button" onClick={() => setCount(count + 1)}>
        Add to cart
      </Button>
      <Button className="cart-button" disabled>
        Sold out
      </Button>
      <p role="status">In the cart: {count}</p>
    </div>
  );
}
