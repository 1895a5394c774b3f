import * as React from 'react';
import Button from '@mui/joy/Button';

export default function UsageVariant() {
  const [following, setFollowing] = React.useState(false);

  return (
    <Button
      variant={following ? 'soft' : 'solid'}
      color={following ? 'neutral' : 'primary'}
      onClick={() => setFollowing(!following)}
    >
      {following ? 'Stop following' : 'Follow this flight'}
    </Button>
  );
}
