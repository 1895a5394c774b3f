import * as React from 'react';
import { Modal, modalClasses } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function ModalNested() {
  const [items, setItems] = React.useState(['Desk lamp', 'Notebook']);
  const [layer, setLayer] = React.useState<'page' | 'cart' | 'question'>('page');
  const showPage = () => setLayer('page');
  const showCart = () => setLayer('cart');

  return (
    <div>
      <Action onClick={showCart}>Cart ({items.length})</Action>
      <Screen open={layer !== 'page'} onClose={showPage} slots={{ backdrop: 'div' }}>
        <Card role="dialog" aria-modal aria-label="Cart">
          <h2>Cart</h2>
          {items.length === 0 && <p>The cart is empty.</p>}
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Action disabled={items.length === 0} onClick={() => setLayer('question')}>
            Remove all…
          </Action>
          <Action onClick={showPage}>Close</Action>
        </Card>
      </Screen>
      <Screen
        open={layer === 'question'}
        onClose={showCart}
        slots={{ backdrop: 'div' }}
      >
        <Card role="alertdialog" aria-modal aria-labelledby="remove-question">
          <p id="remove-question">Remove all items?</p>
          <Action
            onClick={() => {
              setItems([]);
              showCart();
            }}
          >
            Remove
          </Action>
          <Action onClick={showCart}>Back</Action>
        </Card>
      </Screen>
    </div>
  );
}

const Screen = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
  [`.${modalClasses.backdrop}`]: {
    position: 'fixed',
    inset: 0,
    background: 'light-dark(rgb(0 0 0 / 0.4), rgb(0 0 0 / 0.55))',
  },
});

const Card = styled('div')({
  position: 'relative',
  padding: '1.5rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  outline: 0,
  background: 'light-dark(#fff, #1b2027)',
  '& h2': { margin: 0, fontSize: '1.25rem' },
  '& ul': { minWidth: '14rem' },
  '& p': { marginBlock: '0 1rem' },
  '& h2 + p': { marginBlock: '1rem' },
});

const Action = styled('button')({
  marginInlineEnd: '0.5rem',
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:disabled': { opacity: 0.5 },
});
