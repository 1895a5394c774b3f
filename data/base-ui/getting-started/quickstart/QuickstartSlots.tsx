import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function QuickstartSlots() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Order number</label>
      <OrderInput
        id={id}
        startAdornment={<span aria-hidden>#</span>}
        slotProps={{
          input: {
            inputMode: 'numeric',
            maxLength: 6,
            'aria-describedby': `${id}-hint`,
          },
        }}
      />
      <Hint id={`${id}-hint`}>Six digits, at the top of your receipt</Hint>
    </div>
  );
}

const OrderInput = styled(Input)({
  display: 'flex',
  gap: '0.5rem',
  marginBlock: '0.25rem',
  padding: '0.5rem 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  [`&.${inputClasses.focused}`]: {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
  [`& .${inputClasses.input}`]: {
    flex: 1,
    minInlineSize: 0,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
});

const Hint = styled('small')({
  color: 'color-mix(in srgb, currentColor 75%, transparent)',
});
