import PhotoCamera from '@mui/icons-material/PhotoCamera';
import Avatar from '@mui/joy/Avatar';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import { yukiTanaka } from '../sampleData/pictures';

export default function CircularProgressLabel() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <CircularProgress
        size="lg"
        determinate
        value={75}
        color="success"
        aria-label="Packed orders"
        aria-valuetext="6 of 8"
      >
        6 / 8
      </CircularProgress>
      <CircularProgress size="lg" aria-label="Uploading photos">
        <PhotoCamera />
      </CircularProgress>
      <CircularProgress
        determinate
        value={50}
        thickness={3}
        aria-label="Profile of Yuki Tanaka"
        aria-valuetext="half complete"
        sx={{ '--CircularProgress-size': '72px' }}
      >
        <Avatar src={yukiTanaka} alt="" sx={{ '--Avatar-size': '60px' }} />
      </CircularProgress>
    </Stack>
  );
}
