import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';
import { coast, omarHaddad } from '../sampleData/pictures';

export default function CardMediaMiddle() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <Avatar src={omarHaddad} alt="" />
        <div>
          <Typography level="title-sm">Omar Haddad</Typography>
          <Typography level="body-sm">Day 2 of the harbor tour</Typography>
        </div>
      </CardContent>
      <CardOverflow>
        <AspectRatio ratio="16/9">
          <img src={coast} alt="The bay below the old harbor" />
        </AspectRatio>
      </CardOverflow>
      <Typography level="body-sm">
        We rowed across the bay and had lunch at the lighthouse.
      </Typography>
    </Card>
  );
}
