import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { MemoryRouter, RouterLink, usePath } from './memoryRouter';

function Receipt() {
  const path = usePath();

  return (
    <div>
      <Typography gutterBottom>
        Your order has left the warehouse. You can{' '}
        <Link component={RouterLink} to="/orders/1042/track">
          track the parcel
        </Link>{' '}
        or{' '}
        <Link component={RouterLink} to="/orders/1042/address" color="textPrimary">
          change the address
        </Link>
        .
      </Typography>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        Path: {path}
      </Typography>
    </div>
  );
}

export default function RouterLinkComponent() {
  return (
    <MemoryRouter initialPath="/orders/1042">
      <Receipt />
    </MemoryRouter>
  );
}
