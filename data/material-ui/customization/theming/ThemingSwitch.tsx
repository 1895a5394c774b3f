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

export default function ThemingSwitch() {
  const [density, setDensity] = React.useState('comfortable');
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
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
        <ToggleButton value="compact">Compact</ToggleButton>
      </ToggleButtonGroup>

      {/* Both functions keep their identity between renders. */}
      <ThemeProvider theme={density === 'compact' ? withSmallControls : unchanged}>
        <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
          <TextField id={`${id}-name`} label="Full name" />
          <TextField id={`${id}-city`} label="City" />
          <Button variant="contained" sx={{ alignSelf: 'flex-start' }}>
            Save address
          </Button>
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
