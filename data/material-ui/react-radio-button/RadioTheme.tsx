import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withOutlinedRadios(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiRadio: {
        defaultProps: { color: 'secondary' },
        styleOverrides: {
          root: {
            '&.Mui-focusVisible': {
              outline: '2px solid currentColor',
              outlineOffset: -4,
            },
          },
        },
      },
      MuiFormControlLabel: {
        styleOverrides: {
          root: {
            // A bold label marks the chosen option, too.
            '&:has(.Mui-checked) .MuiFormControlLabel-label': { fontWeight: 600 },
          },
        },
      },
    },
  };
}

export default function RadioTheme() {
  return (
    <ThemeProvider theme={withOutlinedRadios}>
      <RadioGroup aria-label="Start page" defaultValue="inbox">
        <FormControlLabel value="inbox" control={<Radio />} label="Inbox" />
        <FormControlLabel value="calendar" control={<Radio />} label="Calendar" />
        <FormControlLabel value="tasks" control={<Radio />} label="Tasks" />
      </RadioGroup>
    </ThemeProvider>
  );
}
