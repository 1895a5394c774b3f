import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

export default function PopupBasic() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = anchor !== null;

  return (
    <Area>
      <Trigger
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}
      >
        Delivery details
      </Trigger>
      <Details
        id={id}
        open={open}
        anchor={anchor}
        offset={8}
        role="group"
        aria-label="Delivery"
        disablePortal
      >
        Arrives on Tuesday
        <small>12 Oak Street, Boston</small>
      </Details>
    </Area>
  );
}

// Room for the popup.
const Area = styled('div')({ minHeight: '9rem' });

const Trigger = styled('button')({
  padding: '0.5rem 0.875rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});

const Details = styled(Popup)({
  display: 'grid',
  zIndex: 1,
  padding: '0.75rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  boxShadow: '0 8px 24px light-dark(#0003, #0009)',
});
