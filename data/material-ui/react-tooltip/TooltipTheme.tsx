import AddShoppingCart from '@mui/icons-material/AddShoppingCart';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withTooltips(outer: Theme): Theme {
  const { primary } = (outer.vars ?? outer).palette;
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTooltip: {
        defaultProps: { arrow: true, enterDelay: 400, placement: 'top' },
        styleOverrides: {
          tooltip: {
            ...outer.typography.body2,
            color: primary.contrastText,
            backgroundColor: primary.main,
            // Visible in forced-colors mode, which removes backgrounds.
            outline: '1px solid transparent',
          },
          arrow: { color: primary.main },
        },
      },
    },
  };
}

export default function TooltipTheme() {
  return (
    <ThemeProvider theme={withTooltips}>
      <Stack direction="row" spacing={1} useFlexGap>
        <Tooltip title="Add to cart">
          <IconButton>
            <AddShoppingCart />
          </IconButton>
        </Tooltip>
        <Tooltip title="Save for later">
          <IconButton>
            <FavoriteBorder />
          </IconButton>
        </Tooltip>
      </Stack>
    </ThemeProvider>
  );
}
