import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const Navigate = React.createContext<(to: string) => void>(() => {});

interface RouterLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

// Stands in for the link of your router, which has its own prop for the target.
const RouterLink = React.forwardRef<HTMLAnchorElement, RouterLinkProps>(
  function RouterLink({ to, children, ...other }, ref) {
    const navigate = React.useContext(Navigate);
    const handleClick = (event: React.MouseEvent) => {
      event.preventDefault();
      navigate(to);
    };
    return (
      <a {...other} ref={ref} href={to} onClick={handleClick}>
        {children}
      </a>
    );
  },
);

export default function LinkRouter() {
  const [path, setPath] = React.useState('/flights');

  return (
    <Navigate.Provider value={setPath}>
      <Stack direction="row" spacing={3}>
        <Link component={RouterLink} to="/flights">
          Flights
        </Link>
        <Link component={RouterLink} to="/bookings">
          Bookings
        </Link>
      </Stack>
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        Router path: {path}
      </Typography>
    </Navigate.Provider>
  );
}
