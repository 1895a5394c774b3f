import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

export default function TextareaAutosizeBasic() {
  const id = React.useId();

  return (
    <Field>
      <label htmlFor={id}>Instructions</label>
      <Textarea
        id={id}
        minRows={2}
        defaultValue={'Whisk the eggs.\nAdd the flour.\nFry for two minutes.'}
      />
    </Field>
  );
}

const Field = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: '0.25rem',
  width: '100%',
  maxWidth: 360,
});

const Textarea = styled(TextareaAutosize)({
  boxSizing: 'border-box',
  width: '100%',
  padding: '0.5rem 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  resize: 'none',
  '&:focus': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
