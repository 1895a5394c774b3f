import * as React from 'react';
import { Input } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

const slots = { textarea: prepareForSlot(TextareaAutosize) };

export default function InputAutosize() {
  const id = React.useId();

  return (
    <Field>
      <label htmlFor={id}>Comment</label>
      <CommentInput
        multiline
        minRows={2}
        maxRows={6}
        slots={slots}
        id={id}
        defaultValue={'The totals look right.\nCan you check the tax?'}
      />
    </Field>
  );
}

const Field = styled('div')({
  display: 'grid',
  gap: '0.25rem',
  width: '100%',
  maxWidth: 360,
});

const CommentInput = styled(Input)({
  position: 'relative',
  padding: '0.5rem 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  '&.base--focused': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
  '& textarea': {
    display: 'block',
    width: '100%',
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    resize: 'none',
  },
});
