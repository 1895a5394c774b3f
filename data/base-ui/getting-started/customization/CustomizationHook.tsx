import * as React from 'react';
import { useInput } from '@mui/base/useInput';
import { styled } from '@mui/system';

export default function CustomizationHook() {
  const [query, setQuery] = React.useState('');
  const id = React.useId();
  const { getRootProps, getInputProps, focused } = useInput({
    value: query,
    onChange: (event) => setQuery(event.target.value),
  });

  return (
    <div {...getRootProps()}>
      <Field
        data-focused={focused || undefined}
        data-filled={query !== '' || undefined}
      >
        <label htmlFor={id}>Search recipes</label>
        <input {...getInputProps()} id={id} />
      </Field>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Field = styled('div')({
  position: 'relative',
  inlineSize: 240,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  '& label': {
    position: 'absolute',
    insetInlineStart: 12,
    insetBlockStart: 14,
    color: 'color-mix(in srgb, currentColor 75%, transparent)',
    pointerEvents: 'none',
  },
  '& input': {
    boxSizing: 'border-box',
    inlineSize: '100%',
    padding: '1.5rem 0.75rem 0.375rem',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '&[data-focused] label, &[data-filled] label': {
    insetBlockStart: 4,
    fontSize: '0.75rem',
  },
  '&[data-focused]': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
