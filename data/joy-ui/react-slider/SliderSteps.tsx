import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const format = (minutes: number) => `${minutes} min`;

export default function SliderSteps() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 320, px: 1.5 }}>
      <Typography level="title-sm">Cooking time of a recipe</Typography>
      <Slider
        aria-label="Cooking time"
        color="warning"
        max={120}
        step={15}
        shiftStep={30}
        marks
        defaultValue={45}
        valueLabelDisplay="auto"
        valueLabelFormat={format}
        getAriaValueText={format}
      />
    </Stack>
  );
}
