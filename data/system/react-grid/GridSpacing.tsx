import * as React from 'react';
import { Box, Grid } from '@mui/system';

const albums = ['Summer', 'Wedding', 'Garden', 'Lisbon', 'Winter', 'Family'];

export default function GridSpacing() {
  const [spacing, setSpacing] = React.useState(2);
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%', maxWidth: 480 }}>
      <Box component="label" sx={{ display: 'grid', gap: 1 }}>
        <span>
          Spacing: {spacing} ({spacing * 8}px)
        </span>
        <input
          type="range"
          min={0}
          max={5}
          step={0.5}
          value={spacing}
          onChange={(event) => setSpacing(Number(event.target.value))}
          style={{ accentColor: 'light-dark(#0b57d0, #a8c7fa)' }}
        />
      </Box>
      <Grid container spacing={spacing}>
        {albums.map((album) => (
          <Grid key={album} size={4} sx={tile}>
            {album}
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}

const tile = {
  display: 'grid',
  placeItems: 'center',
  height: 72,
  overflow: 'hidden',
  borderRadius: 2,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
};
