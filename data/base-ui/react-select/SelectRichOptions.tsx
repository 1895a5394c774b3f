import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const trains = [
  { departure: '08:15', arrival: '11:02', price: '€39', change: 'Direct' },
  { departure: '09:40', arrival: '12:51', price: '€24', change: '1 change' },
  { departure: '10:15', arrival: '13:02', price: '€45', change: 'Direct' },
];

export default function SelectRichOptions() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Paris to Lyon, Friday</label>
      <Select
        id={id}
        defaultValue="08:15"
        renderValue={(option) => option?.label ?? '08:15, €39'}
        slots={{ root: Departure, popup: Popup, listbox: Trains }}
        slotProps={{ listbox: { 'aria-label': 'Trains' } }}
      >
        {trains.map(({ departure, arrival, price, change }) => (
          <Train key={departure} value={departure} label={`${departure}, ${price}`}>
            <strong>
              {departure} – {arrival}
            </strong>
            <strong>{price}</strong>
            <small>{change}</small>
          </Train>
        ))}
      </Select>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Departure = styled('button')({
  display: 'flex',
  justifyContent: 'space-between',
  inlineSize: '16rem',
  marginBlockStart: '0.25rem',
  padding: '0.75rem',
  border: `2px solid ${accent}`,
  borderRadius: 8,
  background: 'Canvas',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Popup = styled('div')({ zIndex: 1 });

const Trains = styled('ul')({
  display: 'grid',
  gap: 4,
  inlineSize: '16rem',
  margin: '0.5rem 0',
  padding: 4,
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  boxShadow: '0 4px 20px color-mix(in srgb, CanvasText 25%, transparent)',
});

const Train = styled(Option)({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  padding: '0.5rem 0.75rem',
  borderRadius: 6,
  cursor: 'pointer',
  '&.base--selected': {
    background: `color-mix(in srgb, ${accent} 12%, transparent)`,
  },
  '&:hover, &:focus-visible': { outline: `2px solid ${accent}` },
});
