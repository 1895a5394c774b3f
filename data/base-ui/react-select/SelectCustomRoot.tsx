import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select, type SelectRootSlotProps } from '@mui/base/Select';
import { styled } from '@mui/system';

export default function SelectCustomRoot() {
  return (
    <Select
      defaultValue="Lisbon"
      aria-label="Weather for"
      renderValue={(option) => option?.label ?? 'Lisbon'}
      slots={{ root: PlaceButton, popup: Popup, listbox: Places }}
      slotProps={{ listbox: { 'aria-label': 'Places' } }}
    >
      {['Cape Town', 'Lisbon', 'Oslo'].map((place) => (
        <Place key={place} value={place}>
          {place}
        </Place>
      ))}
    </Select>
  );
}

const PlaceButton = React.forwardRef<
  HTMLButtonElement,
  SelectRootSlotProps<string, false>
>(function PlaceButton({ ownerState, children, ...props }, ref) {
  return (
    <Button {...props} ref={ref}>
      <svg aria-hidden viewBox="0 0 24 24" width="20" height="20">
        <path d="M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7Zm0 10a3 3 0 1 1 0-6 3 3 0 0 1 0 6Z" />
      </svg>
      {children}
      <span aria-hidden>{ownerState.open ? '▲' : '▼'}</span>
    </Button>
  );
});

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Button = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  padding: '0.5rem 0.75rem',
  border: 'none',
  borderRadius: 999,
  background: `color-mix(in srgb, ${accent} 12%, transparent)`,
  color: accent,
  font: 'inherit',
  cursor: 'pointer',
  '& svg': { fill: 'currentColor' },
  '& span': { marginInlineStart: 'auto', fontSize: '0.625rem' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Popup = styled('div')({ zIndex: 1 });

const Places = styled('ul')({
  margin: '0.5rem 0',
  padding: '0.5rem',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  boxShadow: '0 4px 20px color-mix(in srgb, CanvasText 25%, transparent)',
  listStyle: 'none',
});

const Place = styled(Option)({
  padding: '0.375rem 1.5rem',
  borderRadius: 4,
  cursor: 'pointer',
  '&.base--selected': { color: accent, fontWeight: 600 },
  '&:hover': { background: `color-mix(in srgb, ${accent} 12%, transparent)` },
  '&:focus-visible': { outline: `2px solid ${accent}`, outlineOffset: -2 },
});
