import Schedule from '@mui/icons-material/Schedule';
import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';
import { forest } from '../sampleData/pictures';

export default function CardMediaOverflow() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardOverflow>
        <AspectRatio ratio={2}>
          <img src={forest} alt="Wooded hills where the mushrooms grow" />
        </AspectRatio>
      </CardOverflow>
      <CardContent sx={{ rowGap: 1 }}>
        <Typography level="title-md">Mushroom risotto</Typography>
        <Divider inset="context" />
        <Typography level="body-sm">Serves four and needs one pot.</Typography>
      </CardContent>
      <CardOverflow variant="soft" color="success">
        <CardContent sx={{ '--Icon-color': 'currentColor' }}>
          <Typography
            level="title-sm"
            textColor="inherit"
            startDecorator={<Schedule />}
          >
            Ready in 35 minutes
          </Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}
