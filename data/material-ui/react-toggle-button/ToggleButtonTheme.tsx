import * as React from 'react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withMarkedButtons(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      // Buttons in a group receive size and color from the group.
      MuiToggleButtonGroup: { defaultProps: { size: 'small', color: 'secondary' } },
      MuiToggleButton: {
        styleOverrides: {
          root: {
            textTransform: 'none',
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

export default function ToggleButtonTheme() {
  const [billing, setBilling] = React.useState('yearly');

  return (
    <ThemeProvider theme={withMarkedButtons}>
      <ToggleButtonGroup
        exclusive
        aria-label="Billing"
        value={billing}
        onChange={(event, next: string | null) => setBilling(next ?? billing)}
      >
        <ToggleButton value="monthly">Monthly</ToggleButton>
        <ToggleButton value="yearly">Yearly</ToggleButton>
      </ToggleButtonGroup>
    </ThemeProvider>
  );
}
