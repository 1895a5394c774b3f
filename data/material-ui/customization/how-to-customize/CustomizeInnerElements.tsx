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
        // The thumb contains the label, so only its ::before is turned.
        [`& .${sliderClasses.thumb}`]: {
          bgcolor: 'transparent',
          '&::before': {
            bgcolor: 'primary.main',
            borderRadius: 0.5,
            rotate: '45deg',
          },
        },
      }}
    />
  );
}
