import * as React from 'react';
import { useSlider } from '@mui/base/useSlider';
import { styled } from '@mui/system';

const bars = Array.from({ length: 12 }, (_, index) => index + 1);

export default function UseSliderBars() {
  const labelId = React.useId();
  const [volume, setVolume] = React.useState(5);
  const { getRootProps, getHiddenInputProps, values, focusedThumbIndex } = useSlider(
    {
      'aria-labelledby': labelId,
      max: bars.length,
      shiftStep: 3,
      value: volume,
      onChange: (event, value) => setVolume(value as number),
    },
  );

  return (
    <div>
      <span id={labelId}>Volume of the speaker</span>
      <Bars {...getRootProps()} data-focused={focusedThumbIndex === 0 || undefined}>
        {bars.map((bar) => (
          <Bar
            key={bar}
            data-filled={bar <= volume || undefined}
            style={{ height: 12 + bar * 4 }}
          />
        ))}
        <input {...getHiddenInputProps()} data-index={0} value={values[0]} />
      </Bars>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Bars = styled('div')({
  // The hook counts from the left, whatever the direction of the page.
  direction: 'ltr',
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  gap: 4,
  width: 240,
  height: 64,
  marginBlock: '0.5rem',
  borderRadius: 8,
  cursor: 'pointer',
  touchAction: 'none',
  '&[data-focused]': { outline: `3px solid ${accent}`, outlineOffset: 4 },
});

const Bar = styled('span')({
  flex: 1,
  border: '1px solid transparent',
  borderRadius: 3,
  background: 'color-mix(in srgb, currentColor 25%, transparent)',
  '&[data-filled]': {
    background: accent,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
});
