import Box from '@mui/joy/Box';
import Slider, { sliderClasses } from '@mui/joy/Slider';

const marks = [
  { value: 0, label: 'Free delivery' },
  { value: 20, label: '$20' },
  { value: 40, label: 'Any price' },
];

export default function SliderEdgeLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        aria-label="Highest price of the delivery"
        getAriaValueText={(value) => `$${value}`}
        max={40}
        step={5}
        marks={marks}
        defaultValue={20}
        sx={{
          [`& .${sliderClasses.markLabel}`]: {
            color: 'text.secondary',
            '&[data-index="0"]': { transform: 'none' },
            '&[data-index="2"]': { transform: 'translateX(-100%)' },
          },
        }}
      />
    </Box>
  );
}
