import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

export default function SelectPlacement() {
  return (
    <Toolbar>
      <strong>Photos</strong>
      <Select
        defaultValue="name"
        aria-label="Sort by"
        renderValue={(option) => option?.label ?? 'Name'}
        slots={{ root: Sort, popup: Popup, listbox: Orders }}
        slotProps={{
          listbox: { 'aria-label': 'Sort by' },
          popup: { placement: 'bottom-end', offset: 8 },
        }}
      >
        <Order value="name" label="Name">
          Name, from A to Z
        </Order>
        <Order value="date" label="Date">
          Date, newest first
        </Order>
        <Order value="size" label="Size">
          Size, largest first
        </Order>
      </Select>
    </Toolbar>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Toolbar = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  inlineSize: '100%',
  padding: '0.5rem',
  paddingInlineStart: '1rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
});

const Sort = styled('button')({
  padding: '0.375rem 0.75rem',
  border: 'none',
  borderRadius: 6,
  background: 'color-mix(in srgb, currentColor 8%, transparent)',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&::before': { content: '"↕ " / ""' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Popup = styled('div')({ zIndex: 1 });

const Orders = styled('ul')({
  margin: 0,
  padding: '0.5rem 0',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  boxShadow: '0 4px 20px color-mix(in srgb, CanvasText 25%, transparent)',
  listStyle: 'none',
});

const Order = styled(Option)({
  padding: '0.375rem 1.25rem',
  cursor: 'pointer',
  '&.base--selected': { color: accent, fontWeight: 600 },
  '&:hover': { background: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '&:focus-visible': { outline: `2px solid ${accent}`, outlineOffset: -2 },
});
