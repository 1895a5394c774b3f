import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import { styled } from '@mui/system';

export default function SliderValueLabel() {
  return (
    <TimeSlider
      slots={{ valueLabel: TimeLabel }}
      valueLabelFormat={formatTime}
      aria-label="Latest departure"
      getAriaValueText={formatTime}
      min={6}
      max={22}
      step={0.5}
      shiftStep={2}
      defaultValue={14.5}
    />
  );
}

function TimeLabel({ children }: { children?: React.ReactNode }) {
  return (
    <span className="time" aria-hidden="true">
      {children}
    </span>
  );
}

function formatTime(hours: number) {
  return `${Math.floor(hours)}:${hours % 1 ? '30' : '00'}`;
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const TimeSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  // Leaves room for the label at both ends.
  width: 'calc(100% - 3.5rem)',
  maxWidth: 300,
  height: 32,
  marginBlockStart: '2.5rem',
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
    display: 'flex',
    justifyContent: 'center',
    width: 20,
    height: 20,
    margin: -10,
    borderRadius: '50%',
    background: accent,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '& .base--focusVisible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '& .time': {
    position: 'absolute',
    bottom: 30,
    padding: '0.125rem 0.5rem',
    borderRadius: 8,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
});
