import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import FreeBreakfast from '@mui/icons-material/FreeBreakfast';
import LocalParking from '@mui/icons-material/LocalParking';
import Pool from '@mui/icons-material/Pool';
import Wifi from '@mui/icons-material/Wifi';

const services = [
  { name: 'Breakfast', icon: <FreeBreakfast /> },
  { name: 'Parking', icon: <LocalParking /> },
  { name: 'Pool', icon: <Pool /> },
  { name: 'Internet', icon: <Wifi /> },
];

export default function ToggleButtonGroupMultiple() {
  const [chosen, setChosen] = React.useState(['Breakfast', 'Internet']);

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Services of the hotel"
        color="primary"
        value={chosen}
        onChange={(_event, next) => setChosen(next)}
      >
        {services.map(({ name, icon }) => (
          <IconButton key={name} value={name} aria-label={name}>
            {icon}
          </IconButton>
        ))}
      </ToggleButtonGroup>
      <Typography level="body-sm" role="status">
        {chosen.length > 0 ? chosen.join(', ') : 'No services'}
      </Typography>
    </Stack>
  );
}
