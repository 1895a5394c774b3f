import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function FormControlContext() {
  const [username, setUsername] = React.useState('maria lopez');
  const id = React.useId();

  return (
    <Field
      required
      error={/[^a-z0-9]/.test(username)}
      value={username}
      onChange={(event) => setUsername(event.target.value)}
    >
      <Label htmlFor={id}>Username</Label>
      <Input id={id} aria-describedby={`${id}-hint`} autoComplete="username" />
      <Hint id={`${id}-hint`} error="Use only lowercase letters and digits.">
        Other people find you by this name
      </Hint>
    </Field>
  );
}

function Label(props: { htmlFor: string; children: string }) {
  const control = useFormControlContext();

  return (
    <label htmlFor={props.htmlFor}>
      {props.children} {!control?.required && '(optional)'}
    </label>
  );
}

function Hint(props: { id: string; error: string; children: string }) {
  const invalid = useFormControlContext()?.error;

  return (
    <small id={props.id} role="status" data-invalid={invalid || undefined}>
      {invalid ? props.error : props.children}
    </small>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Field = styled(FormControl)({
  display: 'grid',
  gap: '0.25rem',
  width: '100%',
  maxWidth: 320,
  '& [data-invalid]': { color: 'light-dark(#b3261e, #f2b8b5)' },
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
