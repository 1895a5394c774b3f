import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

function withSliders(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSlider: {
        defaultProps: { valueLabelDisplay: 'auto' },
        styleOverrides: {
          rail: { opacity: 0.3 },
          thumb: {
            borderRadius: 4,
            // A ring that also shows in high contrast and on touch screens.
            '&.Mui-focusVisible': {
              outline: '3px solid currentColor',
              outlineOffset: 3,
              boxShadow: 'none',
            },
          },
          root: {
            variants: [
              {
                props: { orientation: 'horizontal', size: 'medium' },
                style: { height: 8 },
              },
            ],
          },
        },
      },
    },
  };
}

export default function SliderTheme() {
  const id = React.useId();

  return (
    <ThemeProvider theme={withSliders}>
      <Box sx={{ width: '100%', maxWidth: 360, px: 1.5 }}>
        <Typography id={`${id}-pointer`}>Pointer speed</Typography>
        <Slider aria-labelledby={`${id}-pointer`} defaultValue={60} />
        <Typography id={`${id}-scroll`}>Scroll speed</Typography>
        <Slider aria-labelledby={`${id}-scroll`} defaultValue={25} size="small" />
      </Box>
    </ThemeProvider>
  );
}
