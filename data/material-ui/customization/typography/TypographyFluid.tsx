import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const { typography } = createTheme({
  typography: {
    h5: { fontSize: 'clamp(1.125rem, 0.5rem + 5cqi, 2.25rem)' },
  },
});

const withFluidHeading = (outer: Theme): Theme => ({ ...outer, typography });

export default function TypographyFluid() {
  const [width, setWidth] = React.useState(70);

  return (
    <ThemeProvider theme={withFluidHeading}>
      <Stack
        spacing={2}
        useFlexGap
        sx={{ width: '100%', maxWidth: 560, minHeight: 200 }}
      >
        <Slider
          aria-label="Width of the card in percent"
          min={35}
          max={100}
          value={width}
          onChange={(_, value) => setWidth(value as number)}
        />
        <Box
          sx={{
            containerType: 'inline-size',
            width: `${width}%`,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Typography variant="h5" component="h3">
            Lisbon to Oslo
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Flight 218, on time
          </Typography>
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
