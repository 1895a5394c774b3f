import * as React from 'react';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function InputAdornments() {
  const id = React.useId();

  return (
    <Fields>
      <label htmlFor={`${id}-rate`}>Hourly rate</label>
      <AdornedInput
        id={`${id}-rate`}
        aria-describedby={`${id}-unit`}
        defaultValue="45"
        slotProps={{ input: { inputMode: 'decimal' } }}
        startAdornment={<span aria-hidden>$</span>}
        endAdornment={<span id={`${id}-unit`}>USD per hour</span>}
      />
      <label htmlFor={`${id}-site`}>Website</label>
      <AdornedInput
        id={`${id}-site`}
        dir="ltr"
        placeholder="example.com"
        startAdornment={<span aria-hidden>https://</span>}
      />
    </Fields>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Fields = styled('div')({
  display: 'grid',
  gap: '0.25rem',
  width: '100%',
  maxWidth: 320,
  '& label': { fontWeight: 500 },
});

const AdornedInput = styled(Input)({
  display: 'flex',
  gap: '0.5rem',
  marginBlockEnd: '0.75rem',
  padding: '0.5rem 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  cursor: 'text',
  '&.base--focused': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '& span': {
    color: 'color-mix(in srgb, currentColor 75%, transparent)',
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
  },
  '& input': {
    width: '100%',
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& ::placeholder': { color: 'inherit', opacity: 0.75 },
});
