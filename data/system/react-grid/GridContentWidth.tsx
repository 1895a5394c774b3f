import type * as React from 'react';
import { Box, Grid } from '@mui/system';

export default function GridContentWidth() {
  return (
    <Grid
      container
      component="form"
      role="search"
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      spacing={1}
      sx={{ alignItems: 'center', width: '100%', maxWidth: 520 }}
    >
      <Grid size="auto">
        <label htmlFor="order-search">Find order</label>
      </Grid>
      <Grid size="grow">
        <Box
          component="input"
          id="order-search"
          name="order"
          type="search"
          placeholder="#20418"
          sx={{ ...control, width: '100%' }}
        />
      </Grid>
      <Grid size="auto">
        <Box component="button" type="submit" sx={{ ...control, ...button }}>
          Search
        </Box>
      </Grid>
    </Grid>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const control = {
  boxSizing: 'border-box',
  border: 1,
  borderColor: 'color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 2,
  p: 1,
  bgcolor: 'Canvas',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: '2px' },
};

const button = {
  borderColor: 'transparent',
  px: 2,
  bgcolor: accent,
  color: 'light-dark(#fff, #062e6f)',
  cursor: 'pointer',
};
