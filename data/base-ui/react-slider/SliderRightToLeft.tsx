import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import { styled } from '@mui/system';

export default function SliderRightToLeft() {
  const labelId = React.useId();

  return (
    <Player dir="rtl" lang="ar">
      <span id={labelId}>مستوى الصوت</span>
      <VolumeSlider isRtl aria-labelledby={labelId} defaultValue={30} />
    </Player>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Player = styled('div')({ width: '100%', maxWidth: 320 });

const VolumeSlider = styled(Slider)({
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
    // Half of the size on every side: centered from the left and from the right.
    margin: -10,
    borderRadius: '50%',
    background: accent,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '& .base--focusVisible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
