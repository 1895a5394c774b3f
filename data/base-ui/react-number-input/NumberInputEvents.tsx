import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function NumberInputEvents() {
  const [tickets, setTickets] = React.useState<number | null>(2);
  const [typed, setTyped] = React.useState('');
  const id = React.useId();

  return (
    <Order>
      <label htmlFor={id}>Tickets, 1 to 8</label>
      <NumberInput
        id={id}
        min={1}
        max={8}
        value={tickets}
        onChange={(event, value) => setTickets(value)}
        onInputChange={(event) => setTyped(event.target.value)}
        slotProps={{
          input: { role: 'spinbutton' },
          decrementButton: { type: 'button', 'aria-label': 'Fewer', children: '−' },
          incrementButton: { type: 'button', 'aria-label': 'More', children: '+' },
        }}
      />
      <dl>
        <dt>Typed</dt>
        <dd>{typed || 'nothing yet'}</dd>
        <dt>Value</dt>
        <dd>{tickets ?? 'empty'}</dd>
      </dl>
    </Order>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Order = styled('div')({
  minWidth: '12rem',
  '& .base-NumberInput-root': {
    display: 'flex',
    width: 'fit-content',
    marginBlockStart: '0.25rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
  },
  '& .base--focused': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '& input, & button': {
    padding: '0.5rem',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
  },
  '& input': { order: 1, width: '4rem' },
  '& button': { width: '2.5rem', color: accent, cursor: 'pointer' },
  '& .base-NumberInput-incrementButton': { order: 2 },
  '& button.base--disabled': { opacity: 0.4, cursor: 'not-allowed' },
  '& dl': { display: 'grid', gridTemplateColumns: '4rem 1fr', marginBlockEnd: 0 },
  '& dd': { margin: 0 },
});
