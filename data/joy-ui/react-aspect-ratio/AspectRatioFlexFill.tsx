import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import { coast } from '../sampleData/pictures';

export default function AspectRatioFlexFill() {
  return (
    <Card orientation="horizontal" sx={{ maxWidth: 460 }}>
      <AspectRatio flex ratio="1" sx={{ minWidth: 112 }}>
        <img src={coast} alt="The bay from above" />
      </AspectRatio>
      <CardContent>
        <Typography level="title-md">Ferry to the islands</Typography>
        <Typography level="body-sm">
          Leaves at 8:10 and 14:30. The crossing takes 50 minutes, and bicycles
          travel free of charge. In winter, the last boat returns at 17:00.
        </Typography>
        <Typography level="title-sm">$18 per person</Typography>
      </CardContent>
    </Card>
  );
}
