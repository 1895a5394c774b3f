import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const heights = [70, 110, 50, 90, 60, 80, 100, 60];

export default function MasonrySpacing() {
  const [spacing, setSpacing] = React.useState(1);
  const id = React.useId();

  return (
    <div>
      <Box sx={{ maxWidth: 260, mb: 2 }}>
        <Typography id={id} variant="body2">
          spacing: {spacing}
        </Typography>
        <Slider
          aria-labelledby={id}
          value={spacing}
          onChange={(_, value) => setSpacing(value as number)}
          max={4}
          step={0.5}
          marks
        />
      </Box>
      <Masonry columns={4} spacing={spacing}>
        {heights.map((height, index) => (
          <Box key={index} sx={{ height, p: 1, bgcolor: 'action.selected' }}>
            {index + 1}
          </Box>
        ))}
      </Masonry>
    </div>
  );
}
