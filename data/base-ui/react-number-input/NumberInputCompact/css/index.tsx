import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

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
    <ul className="cart">
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
    </ul>
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
      className="quantity"
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
