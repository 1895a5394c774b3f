import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function InputPassword() {
  const [visible, setVisible] = React.useState(false);
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>New password</label>
      <PasswordInput
        id={id}
        type={visible ? 'text' : 'password'}
        autoComplete="new-password"
        defaultValue="green tea 42"
        endAdornment={
          <Button
            aria-label={visible ? 'Hide password' : 'Show password'}
            onClick={() => setVisible(!visible)}
          >
            {visible ? 'Hide' : 'Show'}
          </Button>
        }
      />
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const PasswordInput = styled(Input)({
  display: 'flex',
  width: 288,
  maxWidth: '100%',
  marginBlockStart: '0.25rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  '&.base--focused': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '& input, & button': {
    padding: '0.5rem 0.75rem',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& input': { flex: 1, minWidth: 0, outline: 0 },
  '& button': {
    minWidth: '4rem',
    color: accent,
    cursor: 'pointer',
    '&.base--focusVisible': { outline: `3px solid ${accent}`, outlineOffset: -3 },
  },
});
