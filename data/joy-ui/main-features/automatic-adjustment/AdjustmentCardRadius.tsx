import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardOverflow from '@mui/joy/CardOverflow';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { coast } from '../../sampleData/pictures';

type Radius = 'xs' | 'md' | 'xl';

export default function AdjustmentCardRadius() {
  const [radius, setRadius] = React.useState<Radius>('xl');

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Radius"
        size="sm"
        value={radius}
        onChange={(_, value) => setRadius(value ?? radius)}
      >
        <Button value="xs">xs</Button>
        <Button value="md">md</Button>
        <Button value="xl">xl</Button>
      </ToggleButtonGroup>
      <Card sx={{ width: 260, p: 2, borderRadius: radius }}>
        <CardOverflow>
          <AspectRatio ratio="2">
            <img src={coast} alt="Low sun above a blue coast" />
          </AspectRatio>
        </CardOverflow>
        <Typography level="title-md">Ferry to the north island</Typography>
        <CardActions>
          <Button>Book a seat</Button>
        </CardActions>
      </Card>
    </Stack>
  );
}
