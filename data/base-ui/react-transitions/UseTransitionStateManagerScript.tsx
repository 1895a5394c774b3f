import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { useTransitionStateManager } from '@mui/base/useTransition';
import { styled } from '@mui/system';

export default function UseTransitionStateManagerScript() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Area>
      <button
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Team
      </button>
      <Popup anchor={anchor} open={open} keepMounted role="group" aria-label="Team">
        <Grow>
          <Card>Maria Lopez, Jonas Weber, Aiko Mori</Card>
        </Grow>
      </Popup>
    </Area>
  );
}

function Grow({ children }: { children: React.ReactNode }) {
  const { requestedEnter, onExited } = useTransitionStateManager();
  const element = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const small = { opacity: 0, scale: 0.8 };
    const full = { opacity: 1, scale: 1 };
    const animation = element.current?.animate(
      requestedEnter ? [small, full] : [full, small],
      { duration: calm ? 0 : 180, easing: 'ease-out', fill: 'forwards' },
    );
    if (animation && !requestedEnter) {
      animation.onfinish = onExited;
    }
    return () => animation?.cancel();
  }, [requestedEnter, onExited]);

  return <div ref={element}>{children}</div>;
}

const Area = styled('div')({
  minHeight: '7rem',
  '& button': {
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
});

const Card = styled('div')({
  width: '12rem',
  marginBlockStart: '0.5rem',
  padding: '0.75rem 1rem',
  border: '1px solid light-dark(#0b57d0, #a8c7fa)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
});
