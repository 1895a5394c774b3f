import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import { saraLind } from '../sampleData/pictures';

export default function CardHorizontal() {
  return (
    <Card orientation="horizontal" sx={{ width: 400, maxWidth: '100%' }}>
      <AspectRatio ratio="1" flex sx={{ minWidth: 104 }}>
        <img src={saraLind} alt="Sara Lind" />
      </AspectRatio>
      <CardContent>
        <Typography level="title-md">Sara Lind</Typography>
        <Typography level="body-sm">Account manager in Malmö</Typography>
        <CardActions sx={{ flexWrap: 'wrap' }}>
          <Button size="sm">Call Sara</Button>
          <Button variant="plain" color="neutral" size="sm">
            Send files
          </Button>
        </CardActions>
      </CardContent>
    </Card>
  );
}
