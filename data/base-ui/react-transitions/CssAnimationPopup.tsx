import * as React from 'react';
import { CssAnimation } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

export default function CssAnimationPopup() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Recipe>
      <button
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Nutrition
      </button>
      <Popup
        anchor={anchor}
        open={open}
        keepMounted
        placement="bottom-start"
        role="group"
        aria-label="Nutrition"
      >
        <Bubble
          enterClassName="entering"
          enterAnimationName="bubble-in"
          exitClassName="exiting"
          exitAnimationName="bubble-out"
        >
          420 kcal, 18 g protein
        </Bubble>
      </Popup>
    </Recipe>
  );
}

const Recipe = styled('div')({
  minHeight: '6rem',
  '& button': {
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
});

const Bubble = styled(CssAnimation)({
  marginBlockStart: '0.5rem',
  padding: '0.5rem 0.875rem',
  borderRadius: 8,
  background: 'light-dark(#0b57d0, #a8c7fa)',
  color: 'light-dark(#fff, #062e6f)',
  '&.entering': { animation: 'bubble-in 200ms' },
  '&.exiting': { animation: 'bubble-out 150ms forwards' },
  '@keyframes bubble-in': { from: { opacity: 0, scale: '0.7' } },
  '@keyframes bubble-out': { to: { opacity: 0 } },
  '@media (prefers-reduced-motion: reduce)': {
    '&.entering, &.exiting': { animationDuration: '1ms' },
  },
});
