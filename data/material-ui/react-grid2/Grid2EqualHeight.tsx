import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const trips = [
  { city: 'Lisbon', text: 'Three nights in the old town.' },
  {
    city: 'Vienna',
    text: 'Two nights near the opera, with breakfast and a ticket for all museums. By train from Zurich or Munich.',
  },
  { city: 'Oslo', text: 'A weekend by the water.' },
];

export default function Grid2EqualHeight() {
  return (
    <Grid2 container spacing={2}>
      {trips.map(({ city, text }) => (
        <Grid2 key={city} size={{ xs: 12, sm: 4 }}>
          <Card
            variant="outlined"
            sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}
          >
            <CardContent sx={{ flexGrow: 1 }}>
              <Typography variant="h6" component="p">
                {city}
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </CardContent>
            <CardActions>
              <Button size="small" aria-label={`Book the trip to ${city}`}>
                Book
              </Button>
            </CardActions>
          </Card>
        </Grid2>
      ))}
    </Grid2>
  );
}
