import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import { styled } from '@mui/system';

export default function UseMenuPriority() {
  const [priority, setPriority] = React.useState('Medium');
  const [open, setOpen] = React.useState(false);
  const { contextValue } = useDropdown({
    open,
    onOpenChange: (event, nextOpen) => setOpen(nextOpen),
  });

  // Shift+Tab moves to the button and would leave the list open.
  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.shiftKey && event.key === 'Tab') setOpen(false);
  }

  return (
    <DropdownContext.Provider value={contextValue}>
      <Root>
        <PriorityButton>Priority: {priority}</PriorityButton>
        <PriorityList onKeyDown={handleKeyDown}>
          {['Low', 'Medium', 'High'].map((name) => (
            <PriorityItem key={name} name={name} onChoose={setPriority} />
          ))}
        </PriorityList>
      </Root>
    </DropdownContext.Provider>
  );
}

function PriorityButton({ children }: { children: React.ReactNode }) {
  const { getRootProps } = useMenuButton();
  return <Trigger {...getRootProps()}>{children}</Trigger>;
}

function PriorityList({
  children,
  ...handlers
}: React.HTMLAttributes<HTMLUListElement>) {
  const { contextValue, getListboxProps, open } = useMenu();

  return (
    <List {...getListboxProps(handlers)} aria-label="Priority" hidden={!open}>
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </List>
  );
}

interface PriorityItemProps {
  name: string;
  onChoose: (name: string) => void;
}

function PriorityItem({ name, onChoose }: PriorityItemProps) {
  const ref = React.useRef<HTMLLIElement>(null);
  const { getRootProps, index, totalItemCount } = useMenuItem({ rootRef: ref });

  return (
    <Item {...getRootProps({ onClick: () => onChoose(name) })}>
      {name}{' '}
      <small aria-hidden>
        {index < 0 ? '' : `${index + 1} of ${totalItemCount}`}
      </small>
    </Item>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

// The margin leaves room for the list.
const Root = styled('div')({ position: 'relative', marginBlockEnd: '10rem' });

const Trigger = styled('button')({
  padding: '0.5rem 0.875rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const List = styled('ul')({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: 1,
  minWidth: '100%',
  marginBlock: '0.25rem',
  padding: '0.375rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  listStyle: 'none',
});

const Item = styled('li')({
  padding: '0.5rem 0.75rem',
  borderRadius: 4,
  '&:focus': {
    outline: '2px solid transparent',
    outlineOffset: -2,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
});
