import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CardLoading() {
  const [status, setStatus] = React.useState<'idle' | 'loading' | 'done'>('idle');
  const loading = status === 'loading';

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    // Stands in for a request.
    const timer = setTimeout(() => setStatus('done'), 1800);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, mx: 'auto' }}>
      <Card variant="outlined" aria-busy={loading}>
        <CardContent>
          <Typography component="p" variant="subtitle1">
            Sales this week
          </Typography>
          {/* A Skeleton in the place of the text has the height of the text. */}
          <Typography variant="h4" component="div">
            {loading ? <Skeleton width="50%" /> : '$12,480'}
          </Typography>
          <Typography
            variant="body2"
            component="div"
            sx={{ color: 'text.secondary' }}
          >
            {loading ? <Skeleton /> : 'Up 8% from last week, with 214 orders'}
          </Typography>
        </CardContent>
        <CardActions>
          <Button size="small" onClick={() => setStatus('loading')}>
            Refresh
          </Button>
        </CardActions>
      </Card>
      <Typography variant="body2" role="status" sx={{ px: 2, minHeight: 20 }}>
        {loading && 'Loading sales…'}
        {status === 'done' && 'Sales are up to date.'}
      </Typography>
    </Stack>
  );
}
