import Spa from '@mui/icons-material/Spa';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function ShelfLabelCard() {
  return (
    <Card
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        width: '100%',
        maxWidth: 480,
      }}
    >
      <CardMedia
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: { sm: 140 },
          minHeight: 96,
          bgcolor: 'success.main',
          color: 'success.contrastText',
        }}
      >
        <Spa fontSize="large" />
      </CardMedia>
      <CardContent>
        <Typography component="h3" variant="h6">
          Shelf 3: herbs
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Keep the tins shut. Lovage and chervil lose their strength within two
          years.
        </Typography>
      </CardContent>
    </Card>
  );
}
