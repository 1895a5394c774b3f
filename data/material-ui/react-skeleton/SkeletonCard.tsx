import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function SkeletonCard() {
  return (
    <Card
      variant="outlined"
      aria-busy
      aria-label="Event"
      role="group"
      sx={{ width: 280, maxWidth: '100%' }}
    >
      {/* The height that the picture will have. */}
      <Skeleton
        variant="rectangular"
        sx={{ height: 'auto', aspectRatio: '16 / 9' }}
      />
      <CardContent>
        <Typography component="div" variant="h6">
          <Skeleton width="80%" />
        </Typography>
        <Typography component="div" variant="body2">
          <Skeleton />
          <Skeleton width="55%" />
        </Typography>
      </CardContent>
      <CardActions disableSpacing sx={{ px: 2, pb: 2 }}>
        <Skeleton variant="rounded" width={96} height={36} />
        <Skeleton
          variant="circular"
          width={36}
          height={36}
          sx={{ marginInlineStart: 'auto' }}
        />
      </CardActions>
    </Card>
  );
}
