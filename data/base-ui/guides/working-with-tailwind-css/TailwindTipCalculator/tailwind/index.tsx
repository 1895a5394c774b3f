import * as React from 'react';
import { Slider, type SliderProps } from '@mui/base/Slider';
import { Switch, type SwitchProps } from '@mui/base/Switch';

const bill = 84;

export default function TailwindTipCalculator() {
  const id = React.useId();
  const [tip, setTip] = React.useState(15);
  const [isRounded, setIsRounded] = React.useState(false);
  const sum = bill * (1 + tip / 100);
  const total = isRounded ? Math.ceil(sum) : sum;

  return (
    <div
      className={`grid w-full max-w-80 gap-3 rounded-lg border border-current/25 p-4 ${theme}`}
    >
      <p>Dinner for two: ${bill.toFixed(2)}</p>
      <div>
        <span id={id}>Tip: {tip}%</span>
        <Slider
          className="relative block h-6 w-full cursor-pointer touch-none"
          aria-labelledby={id}
          getAriaValueText={(value) => `${value}%`}
          max={30}
          step={5}
          value={tip}
          onChange={(_event, value) => setTip(Number(value))}
          slotProps={sliderSlots}
        />
      </div>
      <label className="flex items-center justify-between gap-3">
        Round up
        <Switch
          checked={isRounded}
          onChange={(event) => setIsRounded(event.target.checked)}
          slotProps={switchSlots}
        />
      </label>
      <p className="text-lg font-semibold" role="status">
        Total: ${total.toFixed(2)}
      </p>
    </div>
  );
}

const theme =
  '[--accent:var(--color-blue-700)] dark:[--accent:var(--color-blue-300)]';

const sliderSlots: SliderProps['slotProps'] = {
  rail: { className: 'absolute top-2.5 h-1 w-full rounded-sm bg-(--accent)/30' },
  track: { className: 'absolute top-2.5 h-1 rounded-sm bg-(--accent)' },
  thumb: (_ownerState, { active, focused }) => ({
    className: `absolute top-0.5 size-5 -translate-x-1/2 rounded-full bg-(--accent) outline-offset-2 outline-(--accent) ${
      active ? 'scale-120' : ''
    } ${focused ? 'outline-3' : ''}`,
  }),
};

const switchSlots: SwitchProps['slotProps'] = {
  root: ({ checked, focusVisible }) => ({
    className: `relative h-6 w-11 rounded-full border outline-offset-2 outline-(--accent) ${
      checked ? 'border-transparent bg-(--accent)' : 'border-current/55'
    } ${focusVisible ? 'outline-3' : ''}`,
  }),
  thumb: ({ checked }) => ({
    className: `absolute top-0.75 size-4 rounded-full transition-all motion-reduce:transition-none ${
      checked ? 'start-6 bg-white dark:bg-blue-950' : 'start-0.75 bg-current'
    }`,
  }),
  input: { className: 'absolute inset-0 size-full cursor-pointer opacity-0' },
};
