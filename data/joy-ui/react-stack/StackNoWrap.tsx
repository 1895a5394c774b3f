import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { saraLind } from '../sampleData/pictures';

export default function StackNoWrap() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ width: 260, alignItems: 'center' }}
    >
      <Avatar src={saraLind} alt="" />
      <Stack sx={{ minWidth: 0 }}>
        <Typography level="title-sm">Sara Lind</Typography>
        <Typography noWrap>The contract for the new office is signed</Typography>
      </Stack>
    </Stack>
  );
}
