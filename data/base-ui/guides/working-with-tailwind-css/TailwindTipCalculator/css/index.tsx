import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import { Switch } from '@mui/base/Switch';
import './styles.css';

const bill = 84;

export default function TailwindTipCalculator() {
  const id = React.useId();
  const [tip, setTip] = React.useState(15);
  const [isRounded, setIsRounded] = React.useState(false);
  const sum = bill * (1 + tip / 100);
  const total = isRounded ? Math.ceil(sum) : sum;

  return (
    <div className="tip-card">
      <p>Dinner for two: ${bill.toFixed(2)}</p>
      <div>
        <span id={id}>Tip: {tip}%</span>
        <Slider
          className="tip-slider"
          aria-labelledby={id}
          getAriaValueText={(value) => `${value}%`}
          max={30}
          step={5}
          value={tip}
          onChange={(_event, value) => setTip(Number(value))}
        />
      </div>
      <label className="tip-row">
        Round up
        <Switch
          slotProps={{ root: { className: 'tip-switch' } }}
          checked={isRounded}
          onChange={(event) => setIsRounded(event.target.checked)}
        />
      </label>
      <p className="tip-total" role="status">
        Total: ${total.toFixed(2)}
      </p>
    </div>
  );
}
