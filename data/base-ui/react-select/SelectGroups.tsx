import * as React from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const airports = {
  Germany: ['Berlin', 'Frankfurt', 'Munich'],
  Japan: ['Osaka', 'Tokyo'],
  Portugal: ['Lisbon', 'Porto'],
};

export default function SelectGroups() {
  const id = React.useId();

  return (
    <Flight>
      <label htmlFor={id}>Fly to</label>
      <Select
        id={id}
        placeholder="Choose an airport"
        slots={{ root: Airport, popup: Popup, listbox: Airports }}
        slotProps={{ listbox: { 'aria-label': 'Airports' } }}
      >
        {Object.entries(airports).map(([country, cities]) => (
          <Country
            key={country}
            label={country}
            slotProps={{
              root: { role: 'group', 'aria-label': country },
              label: { 'aria-hidden': true },
              list: { role: 'none' },
            }}
          >
            {cities.map((city) => (
              <Option key={city} value={city}>
                {city}
              </Option>
            ))}
          </Country>
        ))}
      </Select>
    </Flight>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Flight = styled('div')({ display: 'flex', alignItems: 'center', gap: '1rem' });

const Airport = styled('button')({
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 999,
  background: 'Canvas',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '" ▾" / ""' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Popup = styled('div')({ zIndex: 1 });

const Airports = styled('ul')({
  minInlineSize: '12rem',
  maxBlockSize: '14rem',
  overflowY: 'auto',
  marginBlock: '0.5rem',
  padding: '0 0 0.5rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
});

const Country = styled(OptionGroup)({
  listStyle: 'none',
  '& .base-OptionGroup-label': {
    display: 'block',
    padding: '0.75rem 1rem 0.25rem',
    color: accent,
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& ul': { padding: 0, listStyle: 'none' },
  '& .base-Option-root': { padding: '0.25rem 1rem', cursor: 'pointer' },
  '& .base--selected': { fontWeight: 600 },
  '& .base-Option-root:is(:hover, :focus-visible)': {
    outline: '2px solid transparent',
    outlineOffset: -2,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
});
