import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import { styled } from '@mui/system';

export default function UseTransitionTriggerPanel() {
  const [open, setOpen] = React.useState(false);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <Checkout>
      <label>
        <input
          type="checkbox"
          checked={open}
          onChange={(event) => setOpen(event.target.checked)}
        />{' '}
        Send as a gift
      </label>
      <TransitionContext.Provider value={contextValue}>
        <Options
          enterClassName="shown"
          style={{ visibility: hasExited ? 'hidden' : undefined }}
        >
          <label>
            Greeting <input placeholder="Happy birthday!" />
          </label>
        </Options>
      </TransitionContext.Provider>
      <output>Options: {hasExited ? 'hidden' : 'visible'}</output>
    </Checkout>
  );
}

type OptionsProps = React.ComponentProps<typeof CssTransition> & {
  style: React.CSSProperties;
};

const Options = styled(CssTransition)<OptionsProps>({
  padding: '0.75rem 1rem',
  borderRadius: 8,
  background: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  opacity: 0,
  transition: 'opacity 200ms',
  '&.shown': { opacity: 1 },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
  '& input:not([type])': {
    maxWidth: '100%',
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
});

const Checkout = styled('div')({ display: 'grid', gap: '0.75rem' });
