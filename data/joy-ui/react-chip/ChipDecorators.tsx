import CheckCircle from '@mui/icons-material/CheckCircle';
import Schedule from '@mui/icons-material/Schedule';
import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { yukiTanaka } from '../sampleData/pictures';

export default function ChipDecorators() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Chip color="success" startDecorator={<CheckCircle />}>
        Delivered
      </Chip>
      <Chip size="sm" variant="outlined" endDecorator={<Schedule />}>
        Due Friday
      </Chip>
      <Chip
        size="lg"
        variant="outlined"
        color="primary"
        startDecorator={<Avatar src={yukiTanaka} alt="" />}
      >
        Yuki Tanaka
      </Chip>
      <Chip startDecorator="#">invoice</Chip>
    </Stack>
  );
}
