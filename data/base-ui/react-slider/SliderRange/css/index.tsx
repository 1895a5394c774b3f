import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

const prices = [64, 79, 85, 98, 112, 119, 135, 148, 160, 189, 210, 245];

export default function SliderRange() {
  const [range, setRange] = React.useState<[number, number]>([80, 160]);
  const [low, high] = range;
  const hotels = prices.filter((price) => price >= low && price <= high);

  return (
    <div className="filter">
      <Slider
        className="price-slider"
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
