import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const weight = (kilograms: number) => `${kilograms} kg`;

export default function SliderValueLabel() {
  return (
    <Stack
      spacing={4}
      useFlexGap
      sx={{ width: '100%', maxWidth: 320, px: 3, pt: 4 }}
    >
      <Slider
        aria-label="Checked baggage"
        valueLabelDisplay="on"
        valueLabelFormat={weight}
        getAriaValueText={weight}
        max={32}
        defaultValue={23}
      />
      <Slider
        aria-label="Hand baggage"
        variant="soft"
        valueLabelDisplay="on"
        valueLabelFormat={weight}
        getAriaValueText={weight}
        max={12}
        defaultValue={8}
        sx={{ '--Slider-valueLabelArrowSize': '0px' }}
      />
    </Stack>
  );
}
