import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

export default function MenuWrappedItems() {
  const [action, setAction] = React.useState('nothing yet');

  return (
    <div>
      <Dropdown>
        <Trigger>Budget.xlsx</Trigger>
        <FileMenu
          slots={{ listbox: List }}
          slotProps={{ root: { offset: 4 }, listbox: { 'aria-label': 'File' } }}
        >
          <ActionItem icon="✎" name="Rename" keys="F2" onAction={setAction} />
          <ActionItem icon="+" name="Duplicate" keys="Ctrl+D" onAction={setAction} />
          <Separator role="separator" />
          <ActionItem icon="✕" name="Delete" keys="Del" onAction={setAction} />
        </FileMenu>
      </Dropdown>
      <p role="status">Last action: {action}</p>
    </div>
  );
}

interface ActionItemProps {
  icon: string;
  name: string;
  keys: string;
  onAction: (name: string) => void;
}

function ActionItem({ icon, name, keys, onAction }: ActionItemProps) {
  return (
    <Item label={name} onClick={() => onAction(name)}>
      <span aria-hidden>{icon}</span>
      {name}
      <kbd>{keys}</kbd>
    </Item>
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

const FileMenu = styled(Menu)({ zIndex: 1 });

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
  display: 'flex',
  gap: '0.75rem',
  padding: '0.5rem 0.75rem',
  borderRadius: 4,
  cursor: 'default',
  '& span': { width: '1rem', textAlign: 'center' },
  '& kbd': { marginInlineStart: 'auto', font: 'inherit' },
  '&:focus': {
    outline: '2px solid transparent',
    outlineOffset: -2,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
});

const Separator = styled('li')({
  marginBlock: '0.375rem',
  borderBlockStart: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
});
