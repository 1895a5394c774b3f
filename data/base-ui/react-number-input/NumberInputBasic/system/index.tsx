import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function NumberInputBasic() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Guests</label>
      <GuestInput
        id={id}
        min={1}
        max={12}
        defaultValue={2}
        slotProps={{
          input: { role: 'spinbutton', inputMode: 'numeric' },
          decrementButton: {
            type: 'button',
            'aria-label': 'Fewer guests',
            children: '−',
          },
          incrementButton: {
            type: 'button',
            'aria-label': 'More guests',
            children: '+',
          },
        }}
      />
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const GuestInput = styled(NumberInput)({
  display: 'grid',
  // The field is the last of the three elements, and moves between the buttons.
  gridTemplate: '2.75rem / 2.75rem 4rem 2.75rem',
  width: 'fit-content',
  marginBlockStart: '0.25rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  '&.base--focused': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '& input, & button': {
    gridRow: 1,
    minWidth: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
  },
  '& input': { gridColumn: 2 },
  '& button': { color: accent, fontSize: '1.25rem', cursor: 'pointer' },
  '& .base-NumberInput-decrementButton': { gridColumn: 1 },
  '& .base-NumberInput-incrementButton': { gridColumn: 3 },
  '& .base--disabled': { opacity: 0.4, cursor: 'not-allowed' },
});
