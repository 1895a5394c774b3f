import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

// Any image URL works. A data URI keeps this example in one file.
const coffee = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">
    <rect width="320" height="180" fill="#e9ddcf"/>
    <rect y="138" width="320" height="42" fill="#a9784f"/>
    <path d="M112 70h84v40a28 28 0 0 1-28 28h-28a28 28 0 0 1-28-28z" fill="#fff"/>
    <path d="M196 80h10a16 16 0 0 1 0 32h-11" fill="none" stroke="#fff" stroke-width="9"/>
    <ellipse cx="154" cy="70" rx="42" ry="9" fill="#5b3a26"/>
    <path d="M140 52q-9-12 0-24M168 52q-9-12 0-24" fill="none" stroke="#fff" stroke-width="5"/>
  </svg>`,
)}`;

export default function CardMediaImage() {
  return (
    <Card sx={{ maxWidth: 320, width: '100%' }}>
      <CardMedia
        component="img"
        image={coffee}
        alt="A white cup of coffee on a wooden table"
        sx={{ aspectRatio: '16 / 9' }}
      />
      <CardContent>
        <Typography component="p" variant="h6">
          Corner Café
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Espresso, cakes and free Wi-Fi. Open until 7 PM.
        </Typography>
      </CardContent>
    </Card>
  );
}
