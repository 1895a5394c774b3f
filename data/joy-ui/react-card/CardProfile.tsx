import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';
import { mayaPatel } from '../sampleData/pictures';

export default function CardProfile() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <Avatar size="lg" src={mayaPatel} alt="" />
        <div>
          <Typography level="title-md">Maya Patel</Typography>
          <Typography level="body-sm">Cartographer in Porto</Typography>
        </div>
      </CardContent>
      <Typography>Draws the trail maps and reviews their translations.</Typography>
      <CardOverflow variant="soft">
        <CardActions>
          <Button size="sm" variant="solid">
            Assign a task
          </Button>
          <Button size="sm" variant="plain" color="neutral">
            Show 12 maps
          </Button>
        </CardActions>
      </CardOverflow>
    </Card>
  );
}
