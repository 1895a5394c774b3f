import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import { styled } from '@mui/system';

export default function SwitchForm() {
  const [result, setResult] = React.useState('Nothing sent yet');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setResult(
          data.has('gift') ? 'Sent with gift wrap' : 'Sent without gift wrap',
        );
      }}
    >
      <Field>
        <ToggleSwitch slotProps={{ input: { name: 'gift' } }} /> Gift wrap
      </Field>
      <Field>
        <ToggleSwitch required slotProps={{ input: { name: 'terms' } }} /> I accept
        the terms (required)
      </Field>
      <OrderButton type="submit">Order</OrderButton>
      <p role="status">{result}</p>
    </form>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Field = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  marginBlockEnd: '0.75rem',
});

const ToggleSwitch = styled(Switch)({
  flex: 'none',
  position: 'relative',
  width: 44,
  height: 24,
  borderRadius: 12,
  background: 'color-mix(in srgb, currentColor 55%, transparent)',
  '@media (forced-colors: active)': { outline: '1px solid' },
  '&.base--checked': { background: accent },
  '& .base-Switch-thumb': {
    position: 'absolute',
    top: 4,
    insetInlineStart: 4,
    width: 16,
    height: 16,
    borderRadius: '50%',
    background: 'Canvas',
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '&.base--checked .base-Switch-thumb': { insetInlineStart: 24 },
  '& .base-Switch-input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
  '&.base--focusVisible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const OrderButton = styled('button')({
  padding: '0.375rem 0.875rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
