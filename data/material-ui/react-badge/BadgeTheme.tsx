import Notifications from '@mui/icons-material/Notifications';
import ShoppingCart from '@mui/icons-material/ShoppingCart';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withSquareBadges(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiBadge: {
        defaultProps: { color: 'error', max: 9 },
        styleOverrides: {
          badge: ({ theme }) => ({
            borderRadius: 4,
            // White on the dark theme's red has a contrast of only 3.7.
            ...theme.applyStyles('dark', { color: theme.palette.common.black }),
            variants: [
              {
                props: { variant: 'dot' },
                style: { width: 12, height: 12 },
              },
            ],
          }),
        },
      },
    },
  };
}

export default function BadgeTheme() {
  return (
    <ThemeProvider theme={withSquareBadges}>
      <Stack direction="row" spacing={4}>
        <Badge badgeContent={12}>
          <ShoppingCart fontSize="large" titleAccess="Items in the cart:" />
        </Badge>
        <Badge variant="dot">
          <Notifications fontSize="large" titleAccess="New notifications" />
        </Badge>
      </Stack>
    </ThemeProvider>
  );
}
