import * as React from 'react';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

const limit = 120;

export default function InputMultiline() {
  const [note, setNote] = React.useState('Please ring twice.');
  const id = React.useId();
  const isTooLong = note.length > limit;

  return (
    <Field>
      <label htmlFor={id}>Note for the courier</label>
      <NoteInput
        multiline
        rows={4}
        id={id}
        aria-describedby={`${id}-count`}
        error={isTooLong}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <small id={`${id}-count`}>
        {note.length} of {limit} characters.{' '}
        <span role="status">{isTooLong && 'Shorten the note.'}</span>
      </small>
    </Field>
  );
}

const Field = styled('div')({
  display: 'grid',
  gap: '0.25rem',
  width: '100%',
  maxWidth: 360,
});

const NoteInput = styled(Input)({
  '& textarea': {
    boxSizing: 'border-box',
    display: 'block',
    width: '100%',
    padding: '0.5rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    resize: 'vertical',
    '&:focus': {
      outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
      outlineOffset: 2,
    },
  },
  '&.base--error textarea': { borderColor: 'light-dark(#b3261e, #f2b8b5)' },
  '&.base--error + small': { color: 'light-dark(#b3261e, #f2b8b5)' },
});
