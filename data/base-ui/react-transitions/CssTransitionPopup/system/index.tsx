import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

export default function CssTransitionPopup() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Area>
      <Toggle
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Delivery details
      </Toggle>
      <Popup
        anchor={anchor}
        open={open}
        keepMounted
        disablePortal
        offset={8}
        role="group"
        aria-label="Delivery"
      >
        <Card enterClassName="shown">Arrives on Monday before 6 pm.</Card>
      </Popup>
    </Area>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Area = styled('div')({ minHeight: '8rem' });

const Card = styled(CssTransition)({
  width: '13rem',
  padding: '0.75rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  opacity: 0,
  transform: 'translateY(-0.5rem)',
  transition: 'opacity 200ms, transform 200ms',
  '&.shown': { opacity: 1, transform: 'none' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

const Toggle = styled('button')({
  padding: '0.5rem 1rem',
  border: 'none',
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
