import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { forest } from '../sampleData/pictures';

export default function SkeletonLoading() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} useFlexGap sx={{ width: 300, maxWidth: '100%' }}>
      <Typography
        component="label"
        endDecorator={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
        sx={{ justifyContent: 'space-between' }}
      >
        Loading
      </Typography>
      <Card aria-busy={loading}>
        <CardOverflow>
          <AspectRatio ratio={2}>
            <Skeleton loading={loading}>
              <img src={forest} alt="Wooded hills above the valley" />
            </Skeleton>
          </AspectRatio>
        </CardOverflow>
        <CardContent>
          <Typography level="title-md">
            <Skeleton aria-hidden loading={loading}>
              Forest trail
            </Skeleton>
          </Typography>
          <Typography level="body-sm">
            <Skeleton aria-hidden loading={loading}>
              The path starts behind the station and ends at the lake after 12 km.
            </Skeleton>
          </Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
