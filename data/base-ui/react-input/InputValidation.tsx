import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function InputValidation() {
  const [email, setEmail] = React.useState('');
  const [checked, setChecked] = React.useState(false);
  const id = React.useId();
  const error = checked && !/^\S+@\S+\.\S+$/.test(email);

  return (
    <Field
      required
      error={error}
      value={email}
      onChange={(event) => setEmail(event.target.value)}
    >
      <label htmlFor={id}>Email for the receipt</label>
      <Input
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        aria-describedby={`${id}-hint`}
        onBlur={() => setChecked(true)}
      />
      <small id={`${id}-hint`} role="status">
        {error
          ? 'Enter an address like name@example.com.'
          : 'We send nothing but the receipt.'}
      </small>
    </Field>
  );
}

const danger = 'light-dark(#b3261e, #f2b8b5)';

const Field = styled(FormControl)({
  display: 'grid',
  gap: '0.25rem',
  width: '100%',
  maxWidth: 320,
  '&.base--required > label::after': { content: '" *"', color: danger },
  '&.base--error > small': { color: danger },
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    padding: '0.5rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    '&:focus': {
      outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
      outlineOffset: 2,
    },
    '&[aria-invalid=true]': { borderColor: danger },
  },
});
