import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const cart = [
  { name: 'Notebook', price: 6, count: 2 },
  { name: 'Pen', price: 24, count: 1 },
];

export default function NumberInputCompact() {
  const [items, setItems] = React.useState(cart);
  const total = items.reduce((sum, { price, count }) => sum + price * count, 0);

  function setCount(index: number, count: number) {
    setItems(items.map((item, i) => (i === index ? { ...item, count } : item)));
  }

  return (
    <Cart>
      {items.map(({ name, price, count }, index) => (
        <li key={name}>
          <span>
            {name}, ${price}
          </span>
          <Quantity
            name={name}
            value={count}
            onChange={(newCount) => setCount(index, newCount)}
          />
        </li>
      ))}
      <li>
        <span>Total</span>
        <strong role="status">${total}</strong>
      </li>
    </Cart>
  );
}

interface QuantityProps {
  name: string;
  value: number;
  onChange: (count: number) => void;
}

function Quantity({ name, value, onChange }: QuantityProps) {
  return (
    <NumberInput
      min={0}
      max={99}
      value={value}
      onChange={(event, count) => onChange(count ?? 0)}
      slotProps={{
        input: {
          role: 'spinbutton',
          'aria-label': `Quantity of ${name}`,
        },
        decrementButton: {
          type: 'button',
          'aria-label': `Remove one ${name}`,
          children: '−',
        },
        incrementButton: {
          type: 'button',
          'aria-label': `Add one ${name}`,
          children: '+',
        },
      }}
    />
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Cart = styled('ul')({
  width: '100%',
  maxWidth: 320,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3.25rem',
  },
  '& li + li': {
    borderBlockStart: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  },
  '& .base-NumberInput-root': { display: 'flex' },
  '& input, & button': {
    width: '2rem',
    height: '2rem',
    padding: 0,
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
  },
  '& input': { order: 1, width: '2.5rem' },
  '& input:focus': { outline: `3px solid ${accent}`, outlineOffset: -3 },
  '& button': {
    background: `color-mix(in srgb, ${accent} 12%, transparent)`,
    color: accent,
    cursor: 'pointer',
  },
  '& .base-NumberInput-incrementButton': { order: 2 },
  '& button.base--disabled': { opacity: 0.4, cursor: 'not-allowed' },
});
