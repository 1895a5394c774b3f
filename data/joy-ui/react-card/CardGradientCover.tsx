import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';
import { dunes } from '../sampleData/pictures';

export default function CardGradientCover() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%', minHeight: 260, boxShadow: 'md' }}>
      <CardCover>
        <img src={dunes} alt="" />
      </CardCover>
      <CardCover
        sx={({ vars }) => ({
          background: `linear-gradient(to top, ${vars.palette.common.black} 20%, transparent 70%)`,
          opacity: 0.8,
        })}
      />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" textColor="common.white">
          Three days in the dunes
        </Typography>
        <Typography textColor="common.white">From $240 per person</Typography>
      </CardContent>
    </Card>
  );
}
