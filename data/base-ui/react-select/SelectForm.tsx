import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const sizes = [
  { sku: 'MUG-S', name: 'Small', price: 9 },
  { sku: 'MUG-L', name: 'Large', price: 12 },
];

export default function SelectForm() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSent(`size = ${form.get('size')}`);
  }

  // The browser would move the focus to the invisible input.
  function handleInvalid(event: React.FormEvent) {
    event.preventDefault();
    setSent('Choose a size.');
    document.getElementById(id)?.focus();
  }

  return (
    <OrderForm onSubmit={handleSubmit} onInvalidCapture={handleInvalid}>
      <label htmlFor={id}>Mug size (required)</label>
      <Select<(typeof sizes)[number]>
        id={id}
        name="size"
        required
        onChange={() => setSent('')}
        getSerializedValue={(option) => option?.value.sku ?? ''}
        placeholder="Choose a size"
        slots={{ root: FormButton, popup: Popup, listbox: Sizes }}
        slotProps={{ listbox: { 'aria-label': 'Mug size' } }}
      >
        {sizes.map((size) => (
          <Size key={size.sku} value={size} label={size.name}>
            {size.name}, ${size.price}
          </Size>
        ))}
      </Select>
      <FormButton type="submit" className="submit">
        Order
      </FormButton>
      <output>{sent || 'Not sent yet'}</output>
    </OrderForm>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const OrderForm = styled('form')({
  position: 'relative',
  display: 'grid',
  gap: '0.5rem',
  inlineSize: '15rem',
  '& output': { fontFamily: 'monospace' },
});

const FormButton = styled('button')({
  padding: '0.5rem 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'Canvas',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&[role=combobox]::after': { content: '" ▾" / ""' },
  '&.submit': {
    borderColor: 'transparent',
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Popup = styled('div')({ zIndex: 1 });

const Sizes = styled('ul')({
  inlineSize: '15rem',
  margin: '0.25rem 0',
  padding: '0.5rem',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  boxShadow: '0 2px 12px color-mix(in srgb, CanvasText 30%, transparent)',
  listStyle: 'none',
});

const Size = styled(Option)({
  padding: '0.5rem',
  borderRadius: 4,
  cursor: 'pointer',
  '&.base--selected': { color: accent },
  '&:hover, &:focus-visible': { outline: `2px solid ${accent}` },
});
