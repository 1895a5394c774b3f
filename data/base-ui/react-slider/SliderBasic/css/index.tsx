import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function SliderBasic() {
  const id = React.useId();
  const [brightness, setBrightness] = React.useState(60);

  return (
    <div className="lamp">
      <label htmlFor={id}>Brightness of the desk lamp</label>
      <output htmlFor={id}>{brightness}%</output>
      <Slider
        className="lamp-slider"
        slotProps={{ input: { id } }}
        value={brightness}
        getAriaValueText={(value) => `${value}%`}
        onChange={(event, value) => setBrightness(value as number)}
      />
    </div>
  );
}
