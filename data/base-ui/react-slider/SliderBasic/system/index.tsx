import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

export default function SliderBasic() {
  const id = React.useId();
  const [brightness, setBrightness] = React.useState(60);

  return (
    <Lamp>
      <label htmlFor={id}>Brightness of the desk lamp</label>
      <output htmlFor={id}>{brightness}%</output>
      <LampSlider
        slotProps={{ input: { id } }}
        value={brightness}
        getAriaValueText={(value) => `${value}%`}
        onChange={(event, value) => setBrightness(value as number)}
      />
    </Lamp>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Lamp = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  width: '100%',
  maxWidth: 320,
});

const LampSlider = styled(Slider)({
  gridColumn: '1 / -1',
  position: 'relative',
  height: 32,
  marginInline: 10,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 14,
    height: 4,
    borderRadius: 2,
    background: accent,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  [`& .${sliderClasses.rail}`]: { width: '100%', opacity: 0.3 },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 16,
    width: 20,
    height: 20,
    margin: -10,
    borderRadius: '50%',
    background: accent,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
});
