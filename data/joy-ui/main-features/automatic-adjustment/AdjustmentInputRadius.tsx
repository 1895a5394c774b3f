import * as React from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

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
      <div>
        <Typography id="field-radius" level="title-sm">
          Radius
        </Typography>
        <Slider
          aria-labelledby="field-radius"
          min={0}
          max={30}
          value={radius}
          onChange={(_, value) => setRadius(value as number)}
        />
      </div>
      <div>
        <Typography id="field-height" level="title-sm">
          Height
        </Typography>
        <Slider
          aria-labelledby="field-height"
          min={36}
          max={72}
          value={height}
          onChange={(_, value) => setHeight(value as number)}
        />
      </div>
    </Stack>
  );
}
