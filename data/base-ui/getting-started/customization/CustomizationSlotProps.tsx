import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function CustomizationSlotProps() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Guests</label>
      <GuestInput
        id={id}
        defaultValue={2}
        min={1}
        max={8}
        slotProps={{
          input: { role: 'spinbutton' },
          incrementButton: { children: '+', 'aria-label': 'Add a guest' },
          decrementButton: { children: '−', 'aria-label': 'Remove a guest' },
        }}
      />
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const GuestInput = styled(NumberInput)({
  display: 'flex',
  inlineSize: 160,
  marginBlockStart: '0.25rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  overflow: 'hidden',
  [`&.${numberInputClasses.focused}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
  '& input, & button': {
    minInlineSize: 0,
    padding: '0.5rem',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
  },
  '& input': { flex: 1, order: 1 },
  '& button': { inlineSize: 44, color: accent, cursor: 'pointer' },
  [`& .${numberInputClasses.incrementButton}`]: { order: 2 },
});
