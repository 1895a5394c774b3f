import Slider, { sliderClasses } from '@mui/material/Slider';

export default function CustomizeInnerElements() {
  return (
    <Slider
      defaultValue={15}
      min={5}
      max={25}
      step={5}
      marks
      valueLabelDisplay="auto"
      aria-label="Tip in percent"
      sx={{
        width: 260,
        maxWidth: '100%',
        [`& .${sliderClasses.mark}`]: { height: 10, width: 2 },
        [`& .${sliderClasses.thumb}`]: { borderRadius: 0.5, rotate: '45deg' },
        [`& .${sliderClasses.valueLabel}`]: { rotate: '-45deg', top: -4 },
      }}
    />
  );
}
