import * as React from 'react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

function withStationToggles(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      // Size and color of grouped buttons come from the group.
      MuiToggleButtonGroup: { defaultProps: { size: 'small', color: 'secondary' } },
      MuiToggleButton: {
        styleOverrides: {
          root: {
            textTransform: 'none',
            // A second sign beside the tint, in the color of the text.
            '&.Mui-selected': { boxShadow: 'inset 0 -3px 0 currentColor' },
            '&.Mui-focusVisible': {
              outline: '2px solid currentColor',
              outlineOffset: 2,
              zIndex: 1,
            },
          },
        },
      },
    },
  };
}

export default function StationTheme() {
  const [scale, setScale] = React.useState('celsius');

  return (
    <ThemeProvider theme={withStationToggles}>
      <ToggleButtonGroup
        exclusive
        aria-label="Temperature scale"
        value={scale}
        onChange={(_, next: string | null) => setScale(next ?? scale)}
      >
        <ToggleButton value="celsius">Celsius</ToggleButton>
        <ToggleButton value="kelvin">Kelvin</ToggleButton>
      </ToggleButtonGroup>
    </ThemeProvider>
  );
}
