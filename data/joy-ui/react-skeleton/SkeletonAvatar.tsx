import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import { mayaPatel, omarHaddad, yukiTanaka } from '../sampleData/pictures';

const people = [
  { name: 'Maya Patel', initials: 'MP', src: mayaPatel },
  { name: 'Omar Haddad', initials: 'OH', src: omarHaddad },
  { name: 'Yuki Tanaka', initials: 'YT', src: yukiTanaka },
];

export default function SkeletonAvatar() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={1.5} useFlexGap aria-busy={loading}>
        {people.map(({ name, initials, src }) => (
          <Avatar key={name} size="lg" alt={name} src={loading ? undefined : src}>
            <Skeleton aria-hidden loading={loading}>
              {initials}
            </Skeleton>
          </Avatar>
        ))}
      </Stack>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Show people' : 'Load again'}
      </Button>
    </Stack>
  );
}
