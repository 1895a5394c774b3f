import DirectionsBoat from '@mui/icons-material/DirectionsBoat';
import Engineering from '@mui/icons-material/Engineering';
import Groups from '@mui/icons-material/Groups';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const shapes = [
  { variant: 'circular', label: 'Crew', Icon: Groups },
  { variant: 'rounded', label: 'Boat', Icon: DirectionsBoat },
  { variant: 'square', label: 'Workshop', Icon: Engineering },
] as const;

export default function BoathouseShapes() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {shapes.map(({ variant, label, Icon }) => (
        <Stack key={variant} spacing={1} sx={{ alignItems: 'center' }}>
          <Avatar
            variant={variant}
            sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}
          >
            <Icon />
          </Avatar>
          <Typography variant="body2">{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
