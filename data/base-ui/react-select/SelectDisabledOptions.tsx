import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const tables = [
  { time: '18:00', free: 0 },
  { time: '18:30', free: 2 },
  { time: '19:00', free: 0 },
  { time: '19:30', free: 4 },
];

export default function SelectDisabledOptions() {
  const [isOpenDay, setIsOpenDay] = React.useState(true);

  return (
    <Booking>
      <label>
        <input
          type="checkbox"
          checked={isOpenDay}
          onChange={(event) => setIsOpenDay(event.target.checked)}
        />{' '}
        The restaurant is open
      </label>
      <Select
        disabled={!isOpenDay}
        defaultValue="18:30"
        aria-label="Time"
        renderValue={(option) => option?.label ?? '18:30'}
        slots={{ root: Time, popup: Popup, listbox: Times }}
        slotProps={{ listbox: { 'aria-label': 'Time' } }}
      >
        {tables.map(({ time, free }) => (
          <TimeOption key={time} value={time} label={time} disabled={free === 0}>
            {time} <small>{free === 0 ? 'Booked' : `${free} tables`}</small>
          </TimeOption>
        ))}
      </Select>
    </Booking>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Booking = styled('div')({
  display: 'grid',
  gap: '0.75rem',
  '& input': { accentColor: accent },
});

const Time = styled('button')({
  padding: '0.5rem 1rem',
  border: '2px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&.base--disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '&::after': { content: '" ▾" / ""' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Popup = styled('div')({ zIndex: 1 });

const Times = styled('ul')({
  inlineSize: '12rem',
  marginBlock: '0.25rem',
  padding: '0.5rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  listStyle: 'none',
});

const TimeOption = styled(Option)({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: '0.25rem 0.5rem',
  cursor: 'pointer',
  '&.base--selected': { color: accent, fontWeight: 600 },
  '&.base--disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '&:focus-visible': { outline: `2px solid ${accent}`, borderRadius: 4 },
});
