import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SkeletonInline() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} useFlexGap sx={{ width: 340, maxWidth: '100%' }}>
      <Checkbox
        label="Loading"
        checked={loading}
        onChange={(event) => setLoading(event.target.checked)}
      />
      <div aria-busy={loading}>
        <Typography level="h4" component="p">
          <Skeleton aria-hidden loading={loading}>
            Invoice 1187
          </Skeleton>
        </Typography>
        <Typography sx={{ position: 'relative' }}>
          The customer has paid{' '}
          <Skeleton aria-hidden variant="inline" loading={loading}>
            $1,240.00
          </Skeleton>{' '}
          of the total.
        </Typography>
      </div>
    </Stack>
  );
}
