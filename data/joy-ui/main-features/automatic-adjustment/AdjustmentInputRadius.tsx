import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function AdjustmentInputRadius() {
  const [radius, setRadius] = React.useState(16);
  const [height, setHeight] = React.useState(52);

  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 360 }}>
      <Input
        type="email"
        defaultValue="maya@example.com"
        slotProps={{ input: { 'aria-label': 'Email' } }}
        endDecorator={<Button>Invite</Button>}
        sx={{
          '--Input-radius': `${radius}px`,
          '--Input-minHeight': `${height}px`,
          '--Input-decoratorChildHeight': `${height - 14}px`,
        }}
      />
      <FormControl>
        <FormLabel>Radius</FormLabel>
        <Slider
          aria-label="Radius"
          min={0}
          max={30}
          value={radius}
          onChange={(_, value) => setRadius(value as number)}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Height</FormLabel>
        <Slider
          aria-label="Height"
          min={36}
          max={72}
          value={height}
          onChange={(_, value) => setHeight(value as number)}
        />
      </FormControl>
    </Stack>
  );
}
