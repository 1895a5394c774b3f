import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import { dusk } from '../sampleData/pictures';

export default function AspectRatioHeights() {
  const [width, setWidth] = React.useState(60);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Slider
        aria-label="Width of the banner"
        getAriaValueText={(value) => `${value}%`}
        min={30}
        value={width}
        onChange={(_event, value) => setWidth(value as number)}
      />
      <Box sx={{ width: `${width}%` }}>
        <AspectRatio ratio="2" minHeight={110} maxHeight={160}>
          <img src={dusk} alt="Hills at dusk" />
        </AspectRatio>
      </Box>
    </Box>
  );
}
