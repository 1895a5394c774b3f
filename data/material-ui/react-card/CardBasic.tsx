import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

// Any image URL works. A data URI keeps this example in one file.
const coast = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140">
    <rect width="320" height="140" fill="#fde3c8"/>
    <circle cx="226" cy="66" r="26" fill="#f2845c"/>
    <path d="M0 84h320v56H0z" fill="#4f8fba"/>
    <path d="M0 52q70-14 120 34H0z" fill="#4a6b57"/>
    <path d="M186 98h80M198 110h56M212 122h28" stroke="#fde3c8" stroke-width="3"/>
  </svg>`,
)}`;

export default function CardBasic() {
  return (
    <Card sx={{ maxWidth: 320, width: '100%' }}>
      <CardMedia
        component="img"
        image={coast}
        alt="Sunset over the sea with a green hill on the left"
        sx={{ aspectRatio: '16 / 7' }}
      />
      <CardContent>
        <Typography variant="overline" sx={{ color: 'text.secondary' }}>
          Portugal
        </Typography>
        <Typography component="p" variant="h6">
          Weekend in Cascais
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Three nights by the sea with breakfast, from $240 per person.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Book</Button>
        <Button size="small">Details</Button>
      </CardActions>
    </Card>
  );
}
