import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import { styled } from '@mui/system';

export default function BadgeShowZero() {
  const [tickets, setTickets] = React.useState(2);

  return (
    <Seats>
      <RemoveButton
        type="button"
        onClick={() => setTickets(tickets === 0 ? 2 : tickets - 1)}
      >
        {tickets === 0 ? 'Add two tickets' : 'Remove a ticket'}
      </RemoveButton>
      <CountBadge
        badgeContent={tickets}
        slotProps={{ badge: ({ invisible }) => ({ 'aria-hidden': invisible }) }}
      >
        Default
      </CountBadge>
      <CountBadge
        badgeContent={tickets}
        showZero
        slotProps={{ badge: { role: 'status' } }}
      >
        With showZero
      </CountBadge>
    </Seats>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Seats = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.75rem',
  minWidth: 200,
});

const CountBadge = styled(Badge)({
  display: 'inline-flex',
  gap: '0.5rem',
  '& .base-Badge-badge': {
    minWidth: 24,
    borderRadius: 12,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
    fontSize: 14,
    lineHeight: '24px',
    textAlign: 'center',
    transition: 'scale 150ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  '& .base-Badge-invisible': { scale: 0 },
});

const RemoveButton = styled('button')({
  padding: '0.375rem 0.875rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
