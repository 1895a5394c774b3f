import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const popup = { placement: 'bottom-start', offset: 4, disablePortal: true } as const;

export default function MenuBasic() {
  const [open, setOpen] = React.useState(false);
  const [status, setStatus] = React.useState('Paid on March 3');

  // Shift+Tab moves to the button and would leave the list open.
  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.shiftKey && event.key === 'Tab') setOpen(false);
  }

  return (
    <Row>
      <Dropdown open={open} onOpenChange={(event, nextOpen) => setOpen(nextOpen)}>
        <Trigger>Order 2041</Trigger>
        <OrderMenu
          slots={{ listbox: List }}
          slotProps={{
            root: popup,
            listbox: { 'aria-label': 'Order actions', onKeyDown: handleKeyDown },
          }}
        >
          <Item onClick={() => setStatus('Invoice sent')}>Send invoice</Item>
          <Item onClick={() => setStatus('Order duplicated')}>Duplicate</Item>
          <Item onClick={() => setStatus('Order archived')}>Archive</Item>
          <Item disabled>Refund</Item>
        </OrderMenu>
      </Dropdown>
      <span role="status">{status}</span>
    </Row>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  gap: '0.75rem',
  // Room for the list.
  minHeight: '15rem',
});

const Trigger = styled(MenuButton)({
  padding: '0.5rem 0.875rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""', marginInlineStart: '0.5rem' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const OrderMenu = styled(Menu)({ zIndex: 1 });

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

const Item = styled(MenuItem)({
  padding: '0.5rem 0.75rem',
  borderRadius: 4,
  cursor: 'default',
  '&:focus': {
    outline: '2px solid transparent',
    outlineOffset: -2,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
  [`&.${menuItemClasses.disabled}`]: { opacity: 0.5 },
});
