import * as React from 'react';
import { Popper } from '@mui/base/Popper';

const modifiers = [{ name: 'offset', options: { offset: [0, 4] } }];

const input =
  'm-0 w-full accent-blue-700 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:accent-blue-300 dark:outline-blue-300';
const bubble =
  'rounded-lg bg-blue-700 px-2.5 py-0.5 text-white dark:bg-blue-300 dark:text-blue-950';

export default function PopperVirtualElement() {
  const id = React.useId();
  const [degrees, setDegrees] = React.useState(180);
  const [slider, setSlider] = React.useState<HTMLInputElement | null>(null);
  const thumb = React.useMemo(() => slider && getThumb(slider), [slider]);

  return (
    <div className="grid w-full max-w-80 pb-10">
      <label htmlFor={id}>Oven temperature</label>
      <input
        ref={setSlider}
        className={input}
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
        className={bubble}
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
