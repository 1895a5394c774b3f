import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

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
    <ul className="m-0 w-full max-w-80 list-none p-0">
      {items.map(({ name, price, count }, index) => (
        <li
          key={name}
          className="flex min-h-13 items-center justify-between border-current/25 not-first:border-t"
        >
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
      <li className="flex min-h-13 items-center justify-between border-current/25 not-first:border-t">
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

const field =
  'order-1 h-8 w-10 rounded-lg border-0 bg-transparent p-0 text-center outline-blue-700 focus:outline-3 focus:-outline-offset-3 dark:outline-blue-300';
const button =
  'h-8 w-8 cursor-pointer rounded-lg border-0 bg-blue-700/12 p-0 text-blue-700 dark:bg-blue-300/12 dark:text-blue-300 [&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-40';

function Quantity({ name, value, onChange }: QuantityProps) {
  return (
    <NumberInput
      className="flex"
      min={0}
      max={99}
      value={value}
      onChange={(event, count) => onChange(count ?? 0)}
      slotProps={{
        input: {
          role: 'spinbutton',
          'aria-label': `Quantity of ${name}`,
          className: field,
        },
        decrementButton: {
          type: 'button',
          'aria-label': `Remove one ${name}`,
          className: button,
          children: '−',
        },
        incrementButton: {
          type: 'button',
          'aria-label': `Add one ${name}`,
          className: `${button} order-2`,
          children: '+',
        },
      }}
    />
  );
}
