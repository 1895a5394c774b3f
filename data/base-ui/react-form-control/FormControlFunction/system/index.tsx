import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function FormControlFunction() {
  const id = React.useId();

  return (
    <Field defaultValue="Website">
      {({ value, filled, focused }) => (
        <React.Fragment>
          <label htmlFor={id}>Project name</label>
          <Input
            id={id}
            aria-describedby={`${id}-hint`}
            slotProps={{ input: { maxLength: 24 } }}
          />
          <small id={`${id}-hint`}>
            {focused && 'Everyone on the team sees it. '}
            {filled ? `${String(value).length} of 24 characters` : 'No name yet'}
          </small>
        </React.Fragment>
      )}
    </Field>
  );
}

const Field = styled(FormControl)({
  inlineSize: 'min(100%, 20rem)',
  '& label, & small': { display: 'block' },
  '& small': {
    minHeight: '1.5em',
    color: 'color-mix(in srgb, currentColor 75%, transparent)',
  },
  '& input': {
    inlineSize: '100%',
    boxSizing: 'border-box',
    marginBlock: '0.25rem',
    padding: '0.625rem',
    border: 0,
    borderRadius: 8,
    background: 'color-mix(in srgb, currentColor 8%, transparent)',
    borderBlockEnd: '2px solid color-mix(in srgb, currentColor 55%, transparent)',
    color: 'inherit',
    font: 'inherit',
    '&:focus': {
      outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
      outlineOffset: 2,
    },
  },
});
