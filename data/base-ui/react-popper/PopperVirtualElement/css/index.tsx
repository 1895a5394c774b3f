import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './styles.css';

const modifiers = [{ name: 'offset', options: { offset: [0, 4] } }];

export default function PopperVirtualElement() {
  const id = React.useId();
  const [degrees, setDegrees] = React.useState(180);
  const [slider, setSlider] = React.useState<HTMLInputElement | null>(null);
  const thumb = React.useMemo(() => slider && getThumb(slider), [slider]);

  return (
    <div className="oven">
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
      <Popper
        className="bubble"
        open={thumb !== null}
        anchorEl={thumb}
        modifiers={modifiers}
        aria-hidden
        disablePortal
      >
        {degrees}°
      </Popper>
    </div>
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
