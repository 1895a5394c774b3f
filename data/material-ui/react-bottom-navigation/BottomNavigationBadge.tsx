import * as React from 'react';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses as classes,
} from '@mui/material/BottomNavigationAction';
import { visuallyHidden } from '@mui/utils';

// Seen as “3”, and read out as “3 unread”.
const unread = (
  <span>
    3
    <Box component="span" sx={visuallyHidden}>
      {' '}
      unread
    </Box>
  </span>
);

export default function BottomNavigationBadge() {
  const [page, setPage] = React.useState('home');
  const current = (value: string) => (value === page ? 'page' : undefined);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Pages of the shop"
      showLabels
      value={page}
      onChange={(event: React.SyntheticEvent, next: string) => setPage(next)}
      sx={{
        width: '100%',
        maxWidth: 480,
        [`& .${classes.root}.${classes.selected}`]: { color: 'secondary.main' },
        [`& .${classes.label}.${classes.selected}`]: { fontWeight: 'bold' },
      }}
    >
      <BottomNavigationAction
        value="home"
        label="Home"
        icon={<HomeOutlined />}
        aria-current={current('home')}
      />
      <BottomNavigationAction
        value="orders"
        label="Orders"
        icon={<LocalShippingOutlined />}
        aria-current={current('orders')}
      />
      <BottomNavigationAction
        value="news"
        label="News"
        icon={
          <Badge badgeContent={unread} color="error">
            <NotificationsOutlined />
          </Badge>
        }
        aria-current={current('news')}
      />
    </BottomNavigation>
  );
}
