import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const rates: Record<string, number> = { USD: 1, EUR: 0.9, JPY: 150 };

export default function SelectControlled() {
  const [currency, setCurrency] = React.useState<string | null>('USD');
  const total = currency && 48 * (rates[currency] ?? 1);

  return (
    <Cart>
      <span>Total</span>
      <output>{total ? total.toFixed(2) : '–'}</output>
      <Select
        value={currency}
        onChange={(event, newCurrency) => setCurrency(newCurrency)}
        renderValue={() => currency}
        placeholder="Currency"
        aria-label="Currency"
        slots={{ root: CartButton, popup: Popup, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Currency' } }}
      >
        {Object.keys(rates).map((code) => (
          <Choice key={code} value={code}>
            {code}
          </Choice>
        ))}
      </Select>
      <CartButton onClick={() => setCurrency(null)}>Clear</CartButton>
    </Cart>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Cart = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
  '& output': { minInlineSize: '4.5rem', fontWeight: 600, textAlign: 'end' },
});

const CartButton = styled('button')({
  padding: '0.375rem 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&[role=combobox]::after': { content: '" ▾" / ""' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('ul')({
  margin: '0.25rem 0',
  padding: '0.25rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  listStyle: 'none',
});

const Choice = styled(Option)({
  padding: '0.25rem 1rem',
  borderRadius: 4,
  cursor: 'pointer',
  '&.base--selected': { color: accent, fontWeight: 600 },
  '&:hover': { background: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '&:focus-visible': { outline: `2px solid ${accent}` },
});
