import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withSmallControls = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiButton: { defaultProps: { size: 'small' } },
  },
});

const unchanged = (outer: Theme): Theme => outer;

export default function CounterDensity() {
  const [density, setDensity] = React.useState('roomy');
  const id = React.useId();

  return (
    <Stack spacing={3} useFlexGap sx={{ alignItems: 'flex-start', minHeight: 232 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_, next: string | null) => next && setDensity(next)}
      >
        <ToggleButton value="roomy">Roomy</ToggleButton>
        <ToggleButton value="dense">Dense</ToggleButton>
      </ToggleButtonGroup>

      {/* Both functions keep their identity between renders. */}
      <ThemeProvider theme={density === 'dense' ? withSmallControls : unchanged}>
        <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
          <TextField id={`${id}-wheel`} label="Wheel number" />
          <TextField id={`${id}-weight`} label="Weight (kg)" type="number" />
          <Button variant="contained" sx={{ alignSelf: 'flex-start' }}>
            Print label
          </Button>
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
