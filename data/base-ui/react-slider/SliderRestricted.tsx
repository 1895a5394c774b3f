import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import { styled } from '@mui/system';

const terms = [6, 12, 24, 36].map((months) => ({ value: months, label: months }));

export default function SliderRestricted() {
  const labelId = React.useId();
  const [months, setMonths] = React.useState(12);

  return (
    <Payment>
      <span id={labelId}>Pay for the laptop in months</span>
      <TermSlider
        aria-labelledby={labelId}
        getAriaValueText={(value) => `${value} months`}
        min={6}
        max={36}
        step={null}
        marks={terms}
        value={months}
        onChange={(event, value) => setMonths(value as number)}
      />
      <div role="status">
        {months} × ${(1080 / months).toFixed(2)}
      </div>
    </Payment>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Payment = styled('div')({ width: '100%', maxWidth: 320 });

const TermSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: 64,
  marginInline: 16,
  cursor: 'pointer',
  touchAction: 'none',
  '& .base-Slider-rail, & .base-Slider-track': {
    position: 'absolute',
    top: 14,
    height: 4,
    borderRadius: 2,
    background: accent,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '& .base-Slider-rail': { width: '100%', opacity: 0.3 },
  '& .base-Slider-mark, & .base-Slider-thumb': {
    position: 'absolute',
    top: 16,
    width: 2,
    height: 16,
    margin: '-8px -1px',
    background: accent,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '& .base-Slider-thumb': {
    width: 20,
    height: 20,
    margin: -10,
    borderRadius: '50%',
  },
  '& .base-Slider-markLabel': {
    position: 'absolute',
    top: 32,
    width: 32,
    marginInline: -16,
    textAlign: 'center',
  },
  '& .base-Slider-markLabelActive': { color: accent },
  '& .base--focusVisible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
