import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const modifiers = [{ name: 'offset', options: { offset: [0, 4] } }];

export default function PopperVirtualElement() {
  const id = React.useId();
  const [degrees, setDegrees] = React.useState(180);
  const [slider, setSlider] = React.useState<HTMLInputElement | null>(null);
  const thumb = React.useMemo(() => slider && getThumb(slider), [slider]);

  return (
    <Oven>
      <label htmlFor={id}>Oven temperature</label>
      <input
        ref={setSlider}
        id={id}
        type="range"
        min={50}
        max={250}
        step={10}
        value={degrees}
        aria-valuetext={`${degrees} degrees`}
        onChange={(event) => setDegrees(event.target.valueAsNumber)}
      />
      <Bubble
        open={thumb !== null}
        anchorEl={thumb}
        modifiers={modifiers}
        aria-hidden
        disablePortal
      >
        {degrees}°
      </Bubble>
    </Oven>
  );
}

// The thumb isn't an element, so its position is calculated from the value.
function getThumb(slider: HTMLInputElement) {
  function getBoundingClientRect() {
    const { x, y, width, height } = slider.getBoundingClientRect();
    const share = (slider.valueAsNumber - 50) / 200;
    const isRtl = getComputedStyle(slider).direction === 'rtl';
    const thumbWidth = 16;
    const start = x + (isRtl ? 1 - share : share) * (width - thumbWidth);
    return new DOMRect(start, y, thumbWidth, height);
  }

  return { getBoundingClientRect, contextElement: slider };
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Oven = styled('div')({
  display: 'grid',
  width: 'min(20rem, 100%)',
  paddingBlockEnd: '2.5rem',
  '& input': { width: '100%', margin: 0, accentColor: accent },
  '& input:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Bubble = styled(Popper)({
  padding: '0.125rem 0.625rem',
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
});
