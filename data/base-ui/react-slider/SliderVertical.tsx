import { Slider } from '@mui/base/Slider';
import { styled } from '@mui/system';

const bands = [
  { name: 'Bass', level: 4 },
  { name: 'Middle', level: -2 },
  { name: 'Treble', level: 1 },
];

export default function SliderVertical() {
  return (
    <Equalizer>
      {bands.map(({ name, level }) => (
        <div key={name}>
          <BandSlider
            orientation="vertical"
            aria-label={name}
            getAriaValueText={(value) => `${value} decibels`}
            min={-6}
            max={6}
            defaultValue={level}
          />
          <span aria-hidden="true">{name}</span>
        </div>
      ))}
    </Equalizer>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Equalizer = styled('div')({
  display: 'flex',
  gap: '1rem',
  '& > div': { display: 'grid', justifyItems: 'center', gap: '1rem', width: 64 },
});

const BandSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: 32,
  height: 140,
  marginBlockStart: 10,
  cursor: 'pointer',
  touchAction: 'none',
  '& .base-Slider-rail, & .base-Slider-track': {
    position: 'absolute',
    left: 14,
    width: 4,
    borderRadius: 2,
    background: accent,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '& .base-Slider-rail': { height: '100%', opacity: 0.3 },
  '& .base-Slider-thumb': {
    position: 'absolute',
    left: 16,
    width: 20,
    height: 20,
    margin: -10,
    borderRadius: '50%',
    background: accent,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '& .base--focusVisible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
