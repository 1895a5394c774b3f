import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withStudioRadios(outer: Theme): Theme {
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
            // The whole label shows which option is chosen.
            '&:has(.Mui-checked) .MuiFormControlLabel-label': { fontWeight: 600 },
          },
        },
      },
    },
  };
}

export default function StudioTheme() {
  return (
    <ThemeProvider theme={withStudioRadios}>
      <RadioGroup aria-label="Drying rack" defaultValue="open">
        <FormControlLabel value="open" control={<Radio />} label="Open rack" />
        <FormControlLabel value="damp" control={<Radio />} label="Damp cupboard" />
      </RadioGroup>
    </ThemeProvider>
  );
}
