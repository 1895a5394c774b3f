import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';
import NightsStay from '@mui/icons-material/NightsStay';
import { dusk } from '../sampleData/pictures';

export default function CardImageCover() {
  return (
    <Card
      sx={{
        width: 320,
        maxWidth: '100%',
        minHeight: 220,
        '--Icon-color': 'currentColor',
      }}
    >
      <CardCover>
        <img src={dusk} alt="" />
      </CardCover>
      <CardContent sx={{ justifyContent: 'flex-end', color: 'common.white' }}>
        <Typography
          level="title-lg"
          textColor="inherit"
          startDecorator={<NightsStay />}
        >
          Night hike
        </Typography>
        <Typography textColor="inherit">
          Friday at 21:00, bring a headlamp
        </Typography>
      </CardContent>
    </Card>
  );
}
