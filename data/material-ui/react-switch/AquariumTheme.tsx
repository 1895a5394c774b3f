import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withClearSwitches(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSwitch: {
        styleOverrides: {
          switchBase: {
            // The track inherits the text color, so the ring is right in both modes.
            '&.Mui-focusVisible + .MuiSwitch-track': {
              outline: '2px solid currentColor',
              outlineOffset: 3,
            },
            // On: a deeper track.
            '&.Mui-checked:not(.Mui-disabled) + .MuiSwitch-track': { opacity: 0.75 },
          },
          // Off: 4.7 against white, where the default has 2.7.
          track: { opacity: 0.55 },
        },
      },
    },
  };
}

export default function AquariumTheme() {
  return (
    <ThemeProvider theme={withClearSwitches}>
      <FormGroup row>
        <FormControlLabel control={<Switch defaultChecked />} label="Tide machine" />
        <FormControlLabel control={<Switch />} label="Touch pool heater" />
      </FormGroup>
    </ThemeProvider>
  );
}
