import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerInCard() {
  return (
    <Card sx={{ width: 280 }}>
      <Typography level="title-md">Invoice 2025-118</Typography>
      <Divider />
      <CardContent>
        <Typography level="body-sm">12 filters</Typography>
        <Typography level="body-sm">2 pumps</Typography>
      </CardContent>
      {/* This one stays between the paddings. */}
      <Divider inset="none" />
      <CardContent orientation="horizontal">
        <Typography level="title-sm">$486.00</Typography>
        {/* An inner row doesn't turn the line, so its orientation is set. */}
        <Divider orientation="vertical" />
        <Typography level="body-sm">Due May 30</Typography>
      </CardContent>
    </Card>
  );
}
