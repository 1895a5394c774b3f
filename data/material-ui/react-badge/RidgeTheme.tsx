import MapIcon from '@mui/icons-material/Map';
import Terrain from '@mui/icons-material/Terrain';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withRidgeBadges(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiBadge: {
        defaultProps: { color: 'error', max: 9 },
        styleOverrides: {
          badge: ({ theme }) => ({
            borderRadius: 4,
            // White on the dark theme's red has a contrast of 3.7 only.
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

export default function RidgeTheme() {
  return (
    <ThemeProvider theme={withRidgeBadges}>
      <Stack direction="row" spacing={4}>
        <Badge badgeContent={12}>
          <MapIcon fontSize="large" titleAccess="Route sheets" />
        </Badge>
        <Badge variant="dot">
          <Terrain fontSize="large" titleAccess="Terrain model, updated" />
        </Badge>
      </Stack>
    </ThemeProvider>
  );
}
