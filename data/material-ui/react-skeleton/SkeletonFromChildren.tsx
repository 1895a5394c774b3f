import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SkeletonFromChildren() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          NK
        </Avatar>
        <Typography>Nadia Kowalska</Typography>
        <Button variant="outlined">Follow</Button>
      </Stack>
      <Stack direction="row" spacing={1} aria-hidden sx={{ alignItems: 'center' }}>
        <Skeleton variant="circular">
          <Avatar />
        </Skeleton>
        <Skeleton>
          <Typography>Nadia Kowalska</Typography>
        </Skeleton>
        <Skeleton variant="rounded">
          <Button variant="outlined">Follow</Button>
        </Skeleton>
      </Stack>
    </Stack>
  );
}
