import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card, { type CardProps } from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import { coast } from '../sampleData/pictures';

export default function CardExample(props: CardProps) {
  const horizontal = props.orientation === 'horizontal';
  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      <Card {...props}>
        <AspectRatio ratio={horizontal ? 1 : 2} sx={{ minWidth: 104 }}>
          <img src={coast} alt="" />
        </AspectRatio>
        <CardContent>
          <Typography level="title-md" textColor="inherit">
            Harbor walk
          </Typography>
          <Typography textColor="inherit">Two hours, 5 km</Typography>
          <CardActions>
            <Button>Book</Button>
          </CardActions>
        </CardContent>
      </Card>
    </Box>
  );
}
