import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import { styled } from '@mui/system';

const sizes = [
  { value: 14, label: 'Small' },
  { value: 16 },
  { value: 18, label: 'Medium' },
  { value: 20 },
  { value: 22, label: 'Large' },
];

export default function SliderDiscrete() {
  const [size, setSize] = React.useState(18);

  return (
    <Reader>
      <SizeSlider
        aria-label="Text size"
        aria-valuetext={`${size} pixels`}
        min={14}
        max={22}
        step={2}
        marks={sizes}
        value={size}
        onChange={(event, value) => setSize(value as number)}
      />
      <p style={{ fontSize: size }}>The train to Lisbon leaves at seven.</p>
    </Reader>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Reader = styled('div')({
  width: '100%',
  maxWidth: 360,
  '& p': { minHeight: 72, margin: 0 },
});

const SizeSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: 64,
  marginInline: 40,
  cursor: 'pointer',
  touchAction: 'none',
  '& .base-Slider-rail': {
    position: 'absolute',
    top: 15,
    width: '100%',
    height: 2,
    background: accent,
    '@media (forced-colors: active)': { background: 'CanvasText' },
    opacity: 0.3,
  },
  '& .base-Slider-mark': {
    position: 'absolute',
    top: 16,
    width: 8,
    height: 8,
    margin: -4,
    borderRadius: '50%',
    background: accent,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  // A fixed width and a negative margin center the label in both directions.
  '& .base-Slider-markLabel': {
    position: 'absolute',
    top: 32,
    width: 80,
    marginInline: -40,
    textAlign: 'center',
  },
  '& .base-Slider-thumb': {
    position: 'absolute',
    top: 16,
    width: 20,
    height: 20,
    margin: -10,
    borderRadius: '50%',
    background: accent,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '& .base--focusVisible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
