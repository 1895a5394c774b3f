import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function FormControlBasic() {
  const id = React.useId();

  return (
    <Field required>
      <label htmlFor={id}>Full name</label>
      <Input id={id} autoComplete="name" aria-describedby={`${id}-hint`} />
      <small id={`${id}-hint`}>As it is written in your passport</small>
    </Field>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Field = styled(FormControl)({
  display: 'grid',
  gap: '0.25rem',
  width: '100%',
  maxWidth: 320,
  '& small': { color: 'color-mix(in srgb, currentColor 75%, transparent)' },
  '&.base--focused > label': { color: accent },
  '&.base--required > label::after': { content: '" *"' },
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    padding: '0.5rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& input:focus': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
