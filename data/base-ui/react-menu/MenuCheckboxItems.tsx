import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const columns = ['Customer', 'Total', 'Status', 'Delivery'];

export default function MenuCheckboxItems() {
  const [shown, setShown] = React.useState(['Customer', 'Total']);

  function toggle(event: React.SyntheticEvent, column: string) {
    // Tells the item not to close the menu.
    Object.assign(event, { defaultMuiPrevented: true });
    setShown((current) =>
      current.includes(column)
        ? current.filter((name) => name !== column)
        : [...current, column],
    );
  }

  return (
    <Dropdown>
      <Trigger>Columns: {shown.length}</Trigger>
      <ColumnMenu
        slots={{ listbox: List }}
        slotProps={{ root: { offset: 4 }, listbox: { 'aria-label': 'Columns' } }}
      >
        {columns.map((column) => (
          <CheckItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={shown.includes(column)}
            onClick={(event) => toggle(event, column)}
          >
            {column}
          </CheckItem>
        ))}
      </ColumnMenu>
    </Dropdown>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Trigger = styled(MenuButton)({
  padding: '0.5rem 0.875rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const ColumnMenu = styled(Menu)({ zIndex: 1 });

const List = styled('ul')({
  minWidth: '11rem',
  margin: 0,
  padding: '0.375rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  boxShadow: '0 8px 24px light-dark(#0003, #0009)',
  listStyle: 'none',
});

const CheckItem = styled(MenuItem)({
  padding: '0.5rem 0.75rem',
  borderRadius: 4,
  cursor: 'default',
  '&::before': {
    content: '"✓" / ""',
    marginInlineEnd: '0.5rem',
    opacity: 0,
  },
  '&[aria-checked=true]::before': { opacity: 1 },
  '&:focus': {
    outline: '2px solid transparent',
    outlineOffset: -2,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
});
