import PlaylistAdd from '@mui/icons-material/PlaylistAdd';
import VolumeUp from '@mui/icons-material/VolumeUp';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withStationTooltips(outer: Theme): Theme {
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
            // Drawn in forced-colors mode, where backgrounds are dropped.
            outline: '1px solid transparent',
          },
          arrow: { color: primary.main },
        },
      },
    },
  };
}

export default function StationTheme() {
  return (
    <ThemeProvider theme={withStationTooltips}>
      <Stack direction="row" spacing={1} useFlexGap>
        <Tooltip title="Add to the playlist">
          <IconButton>
            <PlaylistAdd />
          </IconButton>
        </Tooltip>
        <Tooltip title="Monitor volume">
          <IconButton>
            <VolumeUp />
          </IconButton>
        </Tooltip>
      </Stack>
    </ThemeProvider>
  );
}
