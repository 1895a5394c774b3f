import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import { styled } from '@mui/system';

export default function BadgeAccessibleName() {
  const [items, setItems] = React.useState(1);
  const text = items === 1 ? '1 item' : `${items} items`;

  return (
    <Shop>
      <AddButton type="button" onClick={() => setItems(items + 1)}>
        Add a notebook
      </AddButton>
      <CountBadge
        badgeContent={items}
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        <a href="#BadgeAccessibleName" aria-label={`Cart, ${text}`}>
          Cart
        </a>
      </CountBadge>
      <span role="status">{text} in the cart</span>
    </Shop>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Shop = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1rem',
});

const CountBadge = styled(Badge)({
  display: 'inline-flex',
  gap: '0.5rem',
  '& a': { color: accent },
  '& a:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '& .base-Badge-badge': {
    minWidth: 24,
    borderRadius: 12,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
    fontSize: 14,
    lineHeight: '24px',
    textAlign: 'center',
  },
});

const AddButton = styled('button')({
  padding: '0.375rem 0.875rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
