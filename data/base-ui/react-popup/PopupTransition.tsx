import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

export default function PopupTransition() {
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const [saved, setSaved] = React.useState(false);

  React.useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => setSaved(false), 2000);
    return () => clearTimeout(timer);
  }, [saved]);

  return (
    <Root>
      Pancakes{' '}
      <button ref={setButton} type="button" onClick={() => setSaved(true)}>
        Save recipe
      </button>
      <Popup keepMounted open={saved} anchor={button} placement="top" role="alert">
        <Bubble enterClassName="shown" exitClassName="gone">
          Saved
        </Bubble>
      </Popup>
    </Root>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Root = styled('div')({
  '& button': {
    padding: '0.25rem 0.75rem',
    border: 0,
    borderRadius: 8,
    background: `color-mix(in srgb, ${accent} 12%, transparent)`,
    color: 'inherit',
    font: 'inherit',
  },
  '& button:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Bubble = styled(CssTransition)({
  marginBlockEnd: '0.5rem',
  padding: '0.25rem 0.75rem',
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
  transition: 'opacity 150ms, scale 150ms',
  '&.gone': { opacity: 0, scale: '0.8' },
  // The popup waits for the end of a transition, so there must be one.
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});
