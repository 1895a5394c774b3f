import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu, type MenuListboxSlotProps } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { CssTransition } from '@mui/base/Transitions';
import { styled } from '@mui/system';

export default function MenuTransition() {
  return (
    <Dropdown>
      <Trigger>Share recipe</Trigger>
      <ShareMenu
        slots={{ listbox: FadingList }}
        slotProps={{ root: { offset: 4 }, listbox: { 'aria-label': 'Share' } }}
      >
        <Item>Copy link</Item>
        <Item>Send by email</Item>
        <Item>Print</Item>
      </ShareMenu>
    </Dropdown>
  );
}

const FadingList = React.forwardRef<HTMLUListElement, MenuListboxSlotProps>(
  function FadingList({ ownerState: _ownerState, ...props }, ref) {
    return (
      <Fade enterClassName="shown" exitClassName="gone">
        <List {...props} ref={ref} />
      </Fade>
    );
  },
);

const Fade = styled(CssTransition)({
  transition: 'opacity 150ms, translate 150ms',
  '&.gone': { opacity: 0, translate: '0 -0.5rem' },
  // The menu waits for the end of a transition, so there must be one.
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

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

const ShareMenu = styled(Menu)({ zIndex: 1 });

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
});
