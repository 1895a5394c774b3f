import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function ButtonBasic() {
  const [count, setCount] = React.useState(0);

  return (
    <Product>
      <CartButton onClick={() => setCount(count + 1)}>Add to cart</CartButton>
      <CartButton disabled>Sold out</CartButton>
      <p role="status">In the cart: {count}</p>
    </Product>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Product = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
  '& p': { margin: 0 },
});

const CartButton = styled(Button)({
  padding: '0.5rem 1.25rem',
  border: 'none',
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { background: `color-mix(in srgb, ${accent} 88%, currentColor)` },
  [`&.${buttonClasses.active}`]: { transform: 'translateY(2px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
});
