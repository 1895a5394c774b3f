import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function AccessibilityLabels() {
  const [email, setEmail] = React.useState('maria@example');
  const id = React.useId();
  const error = !/^\S+@\S+\.\S+$/.test(email);

  return (
    <div>
      <label htmlFor={id}>Email address</label>
      <EmailInput
        id={id}
        type="email"
        autoComplete="email"
        aria-describedby={`${id}-help`}
        error={error}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Help id={`${id}-help`} data-error={error || undefined}>
        {error
          ? 'Error: enter an address such as name@example.com'
          : 'We send the receipt to this address'}
      </Help>
    </div>
  );
}

const danger = 'light-dark(#b3261e, #f2b8b5)';

const EmailInput = styled(Input)({
  marginBlock: '0.25rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  [`&.${inputClasses.error}`]: { borderColor: danger },
  [`&.${inputClasses.focused}`]: {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
  [`& .${inputClasses.input}`]: {
    boxSizing: 'border-box',
    inlineSize: '100%',
    padding: '0.5rem 0.75rem',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
});

const Help = styled('small')({
  color: 'color-mix(in srgb, currentColor 75%, transparent)',
  '&[data-error]': { color: danger },
});
