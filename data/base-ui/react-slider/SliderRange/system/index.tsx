import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import { styled } from '@mui/system';

const prices = [64, 79, 85, 98, 112, 119, 135, 148, 160, 189, 210, 245];

export default function SliderRange() {
  const [range, setRange] = React.useState<[number, number]>([80, 160]);
  const [low, high] = range;
  const hotels = prices.filter((price) => price >= low && price <= high);

  return (
    <Filter>
      <PriceSlider
        min={40}
        max={260}
        step={10}
        value={range}
        onChange={(event, value) => setRange(value as [number, number])}
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `$${value} per night`}
      />
      <div role="status">
        ${low} to ${high} per night: {hotels.length} hotels
      </div>
    </Filter>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Filter = styled('div')({ width: '100%', maxWidth: 320 });

const PriceSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: 32,
  marginInline: 10,
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
  '& .base-Slider-thumb': {
    position: 'absolute',
    top: 16,
    width: 20,
    height: 20,
    margin: -10,
    borderRadius: '50%',
    border: `3px solid ${accent}`,
    background: 'Canvas',
  },
  '& .base--active': { background: accent },
  '& .base--focusVisible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
