import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import Button from '@mui/material/Button';
import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

export default function Grid2Centered() {
  return (
    <Grid2
      container
      sx={{
        minHeight: 260,
        alignItems: 'center',
        justifyContent: 'center',
        bgcolor: 'action.hover',
      }}
    >
      <Grid2 size={{ xs: 10, sm: 6 }} sx={{ textAlign: 'center' }}>
        <ShoppingCartOutlined color="action" fontSize="large" />
        <Typography gutterBottom>Your cart is empty.</Typography>
        <Button variant="contained">Show offers</Button>
      </Grid2>
    </Grid2>
  );
}
