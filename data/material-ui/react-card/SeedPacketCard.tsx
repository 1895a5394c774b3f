import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

// Any image URL works. A data URI keeps this example in one file.
const calendula = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140">
    <rect width="320" height="140" fill="#dfeadb"/>
    <path d="M160 70v70" stroke="#4f7d4a" stroke-width="8"/>
    <g fill="#f0a04b">${Array.from(
      { length: 12 },
      (_, petal) =>
        `<ellipse cx="160" cy="32" rx="11" ry="26" transform="rotate(${petal * 30} 160 70)"/>`,
    ).join('')}</g>
    <circle cx="160" cy="70" r="20" fill="#8a4b1f"/>
  </svg>`,
)}`;

export default function SeedPacketCard() {
  return (
    <Card sx={{ maxWidth: 320, width: '100%' }}>
      <CardMedia
        component="img"
        image={calendula}
        alt="An orange flower with a dark center"
        sx={{ aspectRatio: '16 / 7' }}
      />
      <CardContent>
        <Typography variant="overline" sx={{ color: 'text.secondary' }}>
          Drawer 14
        </Typography>
        <Typography component="h2" variant="h6">
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
