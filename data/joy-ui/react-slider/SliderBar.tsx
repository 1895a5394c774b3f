import Box from '@mui/joy/Box';
import Slider, { sliderClasses } from '@mui/joy/Slider';
import LightMode from '@mui/icons-material/LightMode';

export default function SliderBar() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 320,
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
      }}
    >
      <LightMode />
      <Slider
        aria-label="Brightness"
        color="neutral"
        defaultValue={65}
        sx={{
          '--Slider-trackSize': '28px',
          '--Slider-trackRadius': '8px',
          '--Slider-thumbSize': '36px',
          '--Slider-thumbWidth': '10px',
          '--Slider-thumbRadius': '5px',
          [`& .${sliderClasses.thumb}`]: { boxShadow: 'sm' },
        }}
      />
    </Box>
  );
}
