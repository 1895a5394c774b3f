import AirportShuttle from '@mui/icons-material/AirportShuttle';
import Build from '@mui/icons-material/Build';
import Check from '@mui/icons-material/Check';
import Snowmobile from '@mui/icons-material/Snowmobile';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const circle = { [`& .${badgeClasses.badge}`]: { p: 0, borderRadius: '50%' } };

export default function VehicleStatus() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent="New" color="primary">
        <AirportShuttle fontSize="large" titleAccess="Ambulance" />
      </Badge>
      <Badge
        color="success"
        sx={circle}
        badgeContent={<Check titleAccess="ready" sx={{ fontSize: 14 }} />}
      >
        <Snowmobile fontSize="large" titleAccess="Snowmobile 1" />
      </Badge>
      <Badge
        color="secondary"
        sx={circle}
        badgeContent={<Build titleAccess="in repair" sx={{ fontSize: 12 }} />}
      >
        <Snowmobile fontSize="large" titleAccess="Snowmobile 2" />
      </Badge>
    </Stack>
  );
}
