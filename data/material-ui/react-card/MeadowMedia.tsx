import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

// Any image URL works. A data URI keeps this example in one file.
const meadow = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">
    <rect width="320" height="180" fill="#bfe3f2"/>
    <circle cx="252" cy="48" r="22" fill="#ffd166"/>
    <path d="M0 110q90-50 180-6t140-16v92H0z" fill="#6ba368"/>
    <path d="M0 140q110-34 320 4v36H0z" fill="#3f7d4e"/>
    <g fill="#f4a6b8"><circle cx="60" cy="136" r="8"/><circle cx="128" cy="150" r="9"/>
    <circle cx="206" cy="142" r="7"/><circle cx="272" cy="156" r="9"/></g>
  </svg>`,
)}`;

export default function MeadowMedia() {
  return (
    <Card sx={{ maxWidth: 320, width: '100%' }}>
      <CardMedia
        component="img"
        image={meadow}
        alt="Pink poppies on a green slope under a low sun"
        sx={{ aspectRatio: '16 / 9' }}
      />
      <CardContent>
        <Typography component="h3" variant="h6">
          Hay meadow mix
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Eleven species for dry, poor soil.
        </Typography>
      </CardContent>
    </Card>
  );
}
