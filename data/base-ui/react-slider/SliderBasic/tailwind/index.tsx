import * as React from 'react';
import { Slider } from '@mui/base/Slider';

const line =
  'absolute top-3.5 h-1 rounded-full bg-blue-700 dark:bg-blue-300 forced-colors:bg-[CanvasText]';
const thumb =
  'absolute top-4 -m-2.5 size-5 rounded-full bg-blue-700 dark:bg-blue-300 forced-colors:bg-[CanvasText] outline-blue-700 dark:outline-blue-300 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2';

export default function SliderBasic() {
  const id = React.useId();
  const [brightness, setBrightness] = React.useState(60);

  return (
    <div className="grid w-full max-w-80 grid-cols-[1fr_auto]">
      <label htmlFor={id}>Brightness of the desk lamp</label>
      <output htmlFor={id}>{brightness}%</output>
      <Slider
        className="relative col-span-full mx-2.5 h-8 cursor-pointer touch-none"
        slotProps={{
          rail: { className: `${line} w-full opacity-30` },
          track: { className: line },
          thumb: { className: thumb },
          input: { id },
        }}
        value={brightness}
        getAriaValueText={(value) => `${value}%`}
        onChange={(event, value) => setBrightness(value as number)}
      />
    </div>
  );
}
