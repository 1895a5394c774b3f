import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function SeedPacketCard() {
  return (
    <Card sx={{ maxWidth: 320, width: '100%' }}>
      <CardContent>
        <Typography variant="overline" sx={{ color: 'text.secondary' }}>
          Drawer 14
        </Typography>
        <Typography component="h3" variant="h6">
          Calendula ‘Porcelain’
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Sow outdoors from March to May. Flowers in ten weeks.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Borrow seeds</Button>
        <Button size="small">Growing notes</Button>
      </CardActions>
    </Card>
  );
}
