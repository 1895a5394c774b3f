import * as React from 'react';
import { Button, type ButtonRootSlotProps } from '@mui/base/Button';

const css = `
  .inkStations { display: flex; flex-wrap: wrap; gap: 0.75rem; }
  .inkStations-key {
    display: grid; gap: 0.25rem; min-width: 8rem; padding: 0.75rem; text-align: start;
    font: inherit; color: inherit; background: transparent; cursor: pointer;
    border: 1px solid currentColor; border-radius: 10px;
  }
  .inkStations-key small { opacity: 0.8; }
  .inkStations-key.base--active { border-style: double; border-width: 3px; }
  .inkStations-key.base--focusVisible { outline: 3px solid; outline-offset: 2px; }
  .inkStations-key.base--disabled { border-style: dashed; cursor: not-allowed; }
`;

const StationKey = React.forwardRef<HTMLButtonElement, ButtonRootSlotProps>(
  function StationKey({ ownerState, children, ...props }, ref) {
    const { active, disabled, focusVisible } = ownerState;
    const hint = disabled
      ? 'Locked by the operator'
      : active
        ? 'Flushing…'
        : focusVisible
          ? 'Space or Enter flushes'
          : 'Press to flush';

    return (
      <button {...props} ref={ref}>
        <span>{children}</span>
        <small>{hint}</small>
      </button>
    );
  },
);

export default function InkStations() {
  return (
    <div className="inkStations">
      <style>{css}</style>
      {['Cyan', 'Magenta', 'Spot gold'].map((ink) => (
        <Button
          key={ink}
          className="inkStations-key"
          disabled={ink === 'Spot gold'}
          slots={{ root: StationKey }}
        >
          {ink}
        </Button>
      ))}
    </div>
  );
}
