import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const edges = ['start', 'end'] as const;
const times = { start: '6:40 PM', end: '6:05 AM' };

export default function PopupPlacement() {
  const [flight, setFlight] = React.useState<HTMLElement | null>(null);
  const [side, setSide] = React.useState<'top' | 'bottom'>('top');

  return (
    <Root>
      <Flight ref={setFlight}>Boston to Lisbon</Flight>
      {edges.map((edge) => (
        <Time
          key={edge}
          open={flight !== null}
          anchor={flight}
          placement={`${side}-${edge}`}
          offset={6}
          role="note"
          disablePortal
        >
          {times[edge]}
        </Time>
      ))}
      <button
        type="button"
        onClick={() => setSide(side === 'top' ? 'bottom' : 'top')}
      >
        {side === 'top' ? 'Show times below' : 'Show times above'}
      </button>
    </Root>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Root = styled('div')({
  width: 'min(24rem, 100%)',
  textAlign: 'center',
  '& button': {
    padding: '0.5rem 0.875rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
  '& button:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Flight = styled('div')({
  marginBlock: '3rem',
  padding: '0.75rem',
  borderRadius: 8,
  background: `color-mix(in srgb, ${accent} 12%, transparent)`,
});

const Time = styled(Popup)({
  padding: '0.125rem 0.625rem',
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
});
