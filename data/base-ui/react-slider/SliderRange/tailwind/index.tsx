import * as React from 'react';
import { Slider } from '@mui/base/Slider';

const line =
  'absolute top-3.5 h-1 rounded-full bg-blue-700 dark:bg-blue-300 forced-colors:bg-[CanvasText]';
const thumb =
  'absolute top-4 -m-2.5 size-5 rounded-full border-3 border-blue-700 bg-[Canvas] dark:border-blue-300';
const states =
  'outline-blue-700 dark:outline-blue-300 [&.base--active]:bg-blue-700 dark:[&.base--active]:bg-blue-300 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2';

const prices = [64, 79, 85, 98, 112, 119, 135, 148, 160, 189, 210, 245];

export default function SliderRange() {
  const [range, setRange] = React.useState<[number, number]>([80, 160]);
  const [low, high] = range;
  const hotels = prices.filter((price) => price >= low && price <= high);

  return (
    <div className="w-full max-w-80">
      <Slider
        className="relative mx-2.5 block h-8 cursor-pointer touch-none"
        slotProps={{
          rail: { className: `${line} w-full opacity-30` },
          track: { className: line },
          thumb: { className: `${thumb} ${states}` },
        }}
        min={40}
        max={260}
        step={10}
        value={range}
        onChange={(event, value) => setRange(value as [number, number])}
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `$${value} per night`}
      />
      <div role="status">
        ${low} to ${high} per night: {hotels.length} hotels
      </div>
    </div>
  );
}
