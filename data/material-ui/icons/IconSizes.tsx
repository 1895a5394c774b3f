import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <FlightTakeoff fontSize="small" />
        <FlightTakeoff />
        <FlightTakeoff fontSize="large" />
        <FlightTakeoff sx={{ fontSize: 56 }} />
      </Stack>
      <Typography
        component="p"
        variant="h4"
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <FlightTakeoff fontSize="inherit" />
        14:35
      </Typography>
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <FlightTakeoff fontSize="inherit" />
        Gate B12
      </Typography>
    </Stack>
  );
}
