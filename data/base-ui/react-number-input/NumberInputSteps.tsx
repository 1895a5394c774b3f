import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function NumberInputSteps() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Flour in grams</label>
      <GramInput
        id={id}
        min={0}
        max={2000}
        step={50}
        shiftMultiplier={5}
        defaultValue={400}
        slotProps={{
          input: { role: 'spinbutton', 'aria-describedby': `${id}-hint` },
          decrementButton: { type: 'button', 'aria-label': 'Less', children: '▾' },
          incrementButton: { type: 'button', 'aria-label': 'More', children: '▴' },
        }}
      />
      <Hint id={`${id}-hint`}>One step is 50 g, and with Shift 250 g.</Hint>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Hint = styled('p')({
  marginBlock: '0.5rem 0',
  fontSize: '0.875rem',
  color: 'color-mix(in srgb, currentColor 75%, transparent)',
});

const GramInput = styled(NumberInput)({
  display: 'grid',
  gridTemplate: '1.5rem 1.5rem / 8rem 2.5rem',
  width: 'fit-content',
  marginBlockStart: '0.25rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  '&.base--focused': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '& input, & button': {
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& input': { gridRow: '1 / 3', paddingInlineStart: '0.75rem' },
  '& button': { gridColumn: 2, lineHeight: 1, cursor: 'pointer' },
  '& .base-NumberInput-incrementButton': { gridRow: 1 },
  '& .base-NumberInput-decrementButton': { gridRow: 2 },
  '& .base--disabled': { opacity: 0.4, cursor: 'not-allowed' },
});
