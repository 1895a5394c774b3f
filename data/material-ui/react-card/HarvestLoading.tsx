import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function HarvestLoading() {
  const [status, setStatus] = React.useState<'idle' | 'loading' | 'done'>('idle');
  const loading = status === 'loading';

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setStatus('done'), 1800);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack
      spacing={2}
      sx={{ alignItems: 'flex-start', width: '100%', maxWidth: 320 }}
    >
      <Button onClick={() => setStatus('loading')}>Refresh the harvest</Button>
      <Card variant="outlined" aria-busy={loading} sx={{ width: '100%' }}>
        <CardContent>
          <Typography component="h3" variant="subtitle1">
            This week
          </Typography>
          {/* A Skeleton in the place of the text has the height of the text. */}
          <Typography variant="h4" component="div">
            {loading ? <Skeleton width="50%" /> : '214 packets'}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {loading ? <Skeleton /> : 'Most of them beans, from 31 gardens'}
          </Typography>
        </CardContent>
      </Card>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {loading && 'Loading the harvest…'}
        {status === 'done' && 'The harvest is up to date.'}
      </Typography>
    </Stack>
  );
}
