import FreeBreakfastIcon from '@mui/icons-material/FreeBreakfast';
import PetsIcon from '@mui/icons-material/Pets';
import PoolIcon from '@mui/icons-material/Pool';
import WifiIcon from '@mui/icons-material/Wifi';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipIcons() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Chip icon={<WifiIcon />} label="Wi-Fi" />
      <Chip icon={<PoolIcon />} label="Pool" variant="outlined" />
      <Chip icon={<FreeBreakfastIcon />} label="Breakfast" color="primary" />
      <Chip icon={<PetsIcon color="success" />} label="Pets allowed" />
    </Stack>
  );
}
