import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';
import { forest } from '../sampleData/pictures';

export default function CardResizable() {
  const [width, setWidth] = React.useState(100);

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Slider
        aria-label="Width of the column"
        min={50}
        value={width}
        valueLabelFormat={(value) => `${value}%`}
        onChange={(_event, value) => setWidth(value as number)}
      />
      <Box sx={{ containerType: 'inline-size', width: `${width}%` }}>
        <Card
          sx={{
            '@container (min-width: 360px)': {
              flexDirection: 'row',
              alignItems: 'center',
            },
          }}
        >
          <AspectRatio ratio={1.6} sx={{ flex: '0 1 40%' }}>
            <img src={forest} alt="" />
          </AspectRatio>
          <CardContent>
            <Typography level="title-md">Forest trail</Typography>
            <Typography level="body-sm">12 km, easy, open all year</Typography>
          </CardContent>
        </Card>
      </Box>
    </Box>
  );
}
