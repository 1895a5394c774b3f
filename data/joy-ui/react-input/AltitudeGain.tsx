import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const METERS_PER_HOUR = 350;

export default function AltitudeGain() {
  // Keep the text the person typed; derive the number from it.
  const [gain, setGain] = React.useState('980');
  const meters = Number(gain);
  const hours =
    gain !== '' && meters > 0 ? (meters / METERS_PER_HOUR).toFixed(1) : null;

  return (
    <Stack spacing={1.5} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Altitude gain</FormLabel>
        <Input
          type="number"
          value={gain}
          onChange={(event) => setGain(event.target.value)}
          endDecorator="m"
          slotProps={{ input: { min: 0, max: 4000, step: 10 } }}
        />
      </FormControl>
      <Typography level="body-sm" role="status">
        {hours ? `About ${hours} hours of climbing` : 'Enter a climb in meters'}
      </Typography>
    </Stack>
  );
}
