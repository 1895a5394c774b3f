import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkButton() {
  const [sent, setSent] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="body2">
        No code yet?{' '}
        <Link
          component="button"
          type="button"
          variant="body2"
          sx={{ verticalAlign: 'baseline' }}
          onClick={() => setSent((count) => count + 1)}
        >
          Send it again
        </Link>
      </Typography>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {sent > 0 && `Sent to ada@example.com (${sent})`}
      </Typography>
    </Stack>
  );
}
