import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const products = [
  { name: 'Desk lamp', price: '$39', note: 'Dimmable, with a USB port.' },
  {
    name: 'Office chair',
    price: '$189',
    note: 'Adjustable seat, back and armrests. Arrives assembled, with a five-year warranty.',
  },
  { name: 'Notebook', price: '$6', note: 'Dotted paper, 120 pages.' },
];

export default function CardGrid() {
  return (
    <Box
      component="ul"
      aria-label="Products"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {products.map(({ name, price, note }) => (
        <Card
          key={name}
          component="li"
          variant="outlined"
          sx={{ display: 'flex', flexDirection: 'column' }}
        >
          <CardContent sx={{ flexGrow: 1 }}>
            <Typography component="p" variant="subtitle1">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          </CardContent>
          <CardActions sx={{ justifyContent: 'space-between' }}>
            <Typography sx={{ px: 1 }}>{price}</Typography>
            <Button size="small" aria-label={`Add to cart: ${name}`}>
              Add to cart
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
