import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

export default function CustomizationClasses() {
  return <VolumeSlider aria-label="Volume" defaultValue={40} />;
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const VolumeSlider = styled(Slider)({
  position: 'relative',
  inlineSize: 'min(100%, 280px)',
  blockSize: 24,
  touchAction: 'none',
  cursor: 'pointer',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: 10,
    blockSize: 4,
    borderRadius: 2,
    background: accent,
  },
  [`& .${sliderClasses.rail}`]: { inlineSize: '100%', opacity: 0.3 },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 2,
    inlineSize: 20,
    blockSize: 20,
    borderRadius: '50%',
    background: accent,
    translate: '-50%',
  },
  [`& .${sliderClasses.thumb}.${sliderClasses.active}`]: { scale: '1.2' },
  [`& .${sliderClasses.thumb}.${sliderClasses.focusVisible}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
});
