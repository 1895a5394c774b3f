import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';

const panel =
  'rounded-lg bg-blue-700/12 px-4 py-3 transition-opacity duration-200 motion-reduce:duration-[1ms] dark:bg-blue-300/12';

export default function UseTransitionTriggerPanel() {
  const [open, setOpen] = React.useState(false);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <div className="grid gap-3">
      <label>
        <input
          type="checkbox"
          checked={open}
          onChange={(event) => setOpen(event.target.checked)}
        />{' '}
        Send as a gift
      </label>
      <TransitionContext.Provider value={contextValue}>
        <CssTransition
          className={hasExited ? `${panel} invisible` : panel}
          enterClassName="opacity-100"
          exitClassName="opacity-0"
        >
          <label>
            Greeting{' '}
            <input
              className="max-w-full rounded-lg border border-current/55 px-3 py-1.5"
              placeholder="Happy birthday!"
            />
          </label>
        </CssTransition>
      </TransitionContext.Provider>
      <output>Options: {hasExited ? 'hidden' : 'visible'}</output>
    </div>
  );
}
