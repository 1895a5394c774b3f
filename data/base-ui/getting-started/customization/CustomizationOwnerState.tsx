import * as React from 'react';
import { Badge, type BadgeOwnerState } from '@mui/base/Badge';
import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

interface CountProps extends React.ComponentPropsWithoutRef<'span'> {
  ownerState: BadgeOwnerState;
}

function UnreadCount({ ownerState, children, ...props }: CountProps) {
  const count = Number(ownerState.badgeContent);

  return (
    <Count {...props} hidden={ownerState.invisible}>
      {count > ownerState.max ? 'Many' : children} unread
    </Count>
  );
}

const slots = { badge: UnreadCount };

export default function CustomizationOwnerState() {
  const [unread, setUnread] = React.useState(8);

  return (
    <div>
      <p>
        <Badge badgeContent={unread} max={9} slots={slots}>
          Inbox{' '}
        </Badge>
      </p>
      <Actions>
        <Button onClick={() => setUnread(unread + 1)}>Receive a message</Button>
        <Button onClick={() => setUnread(0)}>Read all</Button>
      </Actions>
    </div>
  );
}

const Count = styled('span')({
  paddingInline: '0.5rem',
  borderRadius: 8,
  background: 'light-dark(#0b57d0, #a8c7fa)',
  color: 'light-dark(#fff, #062e6f)',
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  '& button': {
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& button:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
