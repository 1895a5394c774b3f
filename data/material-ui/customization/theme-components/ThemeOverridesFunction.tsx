import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withLimits = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiLinearProgress: {
      styleOverrides: {
        root: { height: 10 },
        bar: ({ ownerState: { value = 0 } }) => {
          const { palette } = outer.vars ?? outer;
          if (value > 90) return { backgroundColor: palette.error.main };
          return { backgroundColor: palette.success.main };
        },
      },
    },
  },
});

export default function ThemeOverridesFunction() {
  const [used, setUsed] = React.useState(85);
  const id = React.useId();

  return (
    <ThemeProvider theme={withLimits}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <Typography id={id} variant="body2">
          Mailbox, {used}% used
        </Typography>
        <LinearProgress variant="determinate" value={used} aria-labelledby={id} />
        <Slider
          size="small"
          aria-label="Used space"
          value={used}
          onChange={(_, value) => setUsed(value as number)}
        />
      </Stack>
    </ThemeProvider>
  );
}
