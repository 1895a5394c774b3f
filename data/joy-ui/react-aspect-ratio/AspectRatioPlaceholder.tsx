import Restaurant from '@mui/icons-material/Restaurant';
import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function AspectRatioPlaceholder() {
  return (
    <Card sx={{ width: 280, maxWidth: '100%' }}>
      <AspectRatio ratio="2" color="warning">
        <div>
          <Restaurant sx={{ fontSize: '3rem' }} />
        </div>
      </AspectRatio>
      <Typography level="title-md">Lentil soup</Typography>
      <Typography level="body-sm">40 minutes, 4 servings</Typography>
    </Card>
  );
}
