import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withSmallBoxes(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiCheckbox: {
        defaultProps: { size: 'small', color: 'success' },
        styleOverrides: {
          root: ({ theme }) => ({
            borderRadius: theme.shape.borderRadius,
            '&.Mui-focusVisible': {
              outline: '2px solid currentColor',
              outlineOffset: -4,
            },
          }),
        },
      },
      MuiFormControlLabel: {
        styleOverrides: {
          label: ({ theme }) => theme.typography.body2,
        },
      },
    },
  };
}

export default function CheckboxTheme() {
  return (
    <ThemeProvider theme={withSmallBoxes}>
      <FormGroup>
        <FormControlLabel
          control={<Checkbox defaultChecked />}
          label="Book the hotel"
        />
        <FormControlLabel control={<Checkbox />} label="Pack the bags" />
      </FormGroup>
    </ThemeProvider>
  );
}
