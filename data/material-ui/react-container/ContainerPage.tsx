import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerPage() {
  return (
    <>
      <Box
        component="header"
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        <Container maxWidth="sm" sx={{ py: 2 }}>
          <Typography component="p" variant="h6">
            Weeknight recipes
          </Typography>
        </Container>
      </Box>
      <Container component="main" maxWidth="sm" sx={{ py: 4 }}>
        <Typography component="h1" variant="h4" gutterBottom>
          Tomato soup in 25 minutes
        </Typography>
        <Typography sx={{ mb: 2 }}>
          Fry one onion and two cloves of garlic until they are soft. Add the
          tomatoes with their juice, half a liter of stock and a spoon of sugar.
        </Typography>
        <Typography>
          Let everything simmer for a quarter of an hour, blend it, and season with
          basil and black pepper.
        </Typography>
      </Container>
    </>
  );
}
