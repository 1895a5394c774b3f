import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import './styles.css';

export default function UseTransitionTriggerPanel() {
  const [open, setOpen] = React.useState(false);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <div className="checkout">
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
          className={hasExited ? 'options exited' : 'options'}
          enterClassName="shown"
        >
          <label>
            Greeting <input className="field" placeholder="Happy birthday!" />
          </label>
        </CssTransition>
      </TransitionContext.Provider>
      <output>Options: {hasExited ? 'hidden' : 'visible'}</output>
    </div>
  );
}
