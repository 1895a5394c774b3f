import * as React from 'react';
import Hotel from '@mui/icons-material/Hotel';
import LocalParking from '@mui/icons-material/LocalParking';
import Restaurant from '@mui/icons-material/Restaurant';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonMultiple() {
  const [places, setPlaces] = React.useState(['hotels', 'parking']);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Places on the map"
        value={places}
        onChange={(event, next: string[]) => setPlaces(next)}
      >
        <ToggleButton value="hotels" aria-label="Hotels">
          <Hotel />
        </ToggleButton>
        <ToggleButton value="restaurants" aria-label="Restaurants">
          <Restaurant />
        </ToggleButton>
        <ToggleButton value="parking" aria-label="Parking">
          <LocalParking />
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2">
        On the map: {places.join(', ') || 'nothing'}
      </Typography>
    </Stack>
  );
}
