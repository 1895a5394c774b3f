import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function InputBasic() {
  const id = React.useId();

  return (
    <Profile>
      <label htmlFor={`${id}-name`}>Name</label>
      <TextField id={`${id}-name`} autoComplete="name" placeholder="Maria Lopez" />
      <label htmlFor={`${id}-email`}>Email</label>
      <TextField
        id={`${id}-email`}
        type="email"
        defaultValue="maria@example"
        error
        aria-describedby={`${id}-error`}
      />
      <small id={`${id}-error`}>The address has no ending, such as .com.</small>
      <label htmlFor={`${id}-plan`}>Plan</label>
      <TextField id={`${id}-plan`} defaultValue="Team" disabled />
    </Profile>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';
const danger = 'light-dark(#b3261e, #f2b8b5)';

const Profile = styled('div')({
  display: 'grid',
  gap: '0.25rem',
  width: '100%',
  maxWidth: 320,
  '& label': { fontWeight: 500 },
  '& label:not(:first-of-type)': { marginBlockStart: '0.75rem' },
  '& small': { color: danger },
});

const TextField = styled(Input)({
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  [`&.${inputClasses.focused}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
  [`&.${inputClasses.error}`]: { borderColor: danger },
  [`&.${inputClasses.disabled}`]: { opacity: 0.6 },
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    padding: '0.5rem 0.75rem',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& ::placeholder': { color: 'inherit', opacity: 0.75 },
});
