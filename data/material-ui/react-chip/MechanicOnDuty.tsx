import ElectricBike from '@mui/icons-material/ElectricBike';
import Handyman from '@mui/icons-material/Handyman';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function MechanicOnDuty() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Chip avatar={<Avatar>TL</Avatar>} label="Tove Lind" color="primary" />
      <Chip icon={<Handyman />} label="Wheel building" />
      <Chip
        icon={<ElectricBike color="success" />}
        label="Battery trained"
        variant="outlined"
      />
    </Stack>
  );
}
