import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const sizes = [
  { value: 2, label: '2 GB' },
  { value: 8, label: '8 GB' },
  { value: 16, label: '16 GB' },
  { value: 32, label: '32 GB' },
];

export default function SliderMarks() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, px: 3 }}>
      <Slider
        aria-label="Storage"
        getAriaValueText={(value) => `${value} GB`}
        min={0}
        max={34}
        step={null}
        marks={sizes}
        defaultValue={8}
        slotProps={{ markLabel: { sx: { color: 'text.secondary' } } }}
      />
    </Box>
  );
}
