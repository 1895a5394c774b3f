import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function NumberInputAdornments() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Baking time</label>
      <TimeInput
        id={id}
        min={5}
        max={180}
        step={5}
        defaultValue={45}
        endAdornment={<span id={`${id}-unit`}>minutes</span>}
        slotProps={{
          input: { role: 'spinbutton', 'aria-describedby': `${id}-unit` },
          decrementButton: { type: 'button', 'aria-label': 'Less', children: '−' },
          incrementButton: { type: 'button', 'aria-label': 'More', children: '+' },
        }}
      />
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const TimeInput = styled(NumberInput)({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  marginBlockStart: '0.25rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  '&.base--focused': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '& input, & button': {
    padding: '0.5rem 0.75rem',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& input': { width: '3.25rem', textAlign: 'end' },
  '& span': {
    paddingInlineEnd: '0.5rem',
    color: 'color-mix(in srgb, currentColor 75%, transparent)',
    pointerEvents: 'none',
  },
  // Both buttons come first in the HTML.
  '& button': { order: 1, color: accent, cursor: 'pointer' },
  '& .base--disabled': { opacity: 0.4, cursor: 'not-allowed' },
});
