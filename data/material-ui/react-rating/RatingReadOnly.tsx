import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const recipes = [
  { name: 'Lentil soup', average: 4.6, reviews: 128 },
  { name: 'Apple pie', average: 3.8, reviews: 57 },
  { name: 'Rye bread', average: 4.1, reviews: 9 },
];

export default function RatingReadOnly() {
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', width: '100%', maxWidth: 360 }}
    >
      {recipes.map(({ name, average, reviews }) => (
        <Box component="li" key={name} sx={{ py: 1 }}>
          <Typography>{name}</Typography>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <Rating
              readOnly
              size="small"
              value={average}
              precision={0.1}
              aria-label={`${average} of 5 stars`}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {average} · {reviews} reviews
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
