import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const heights = [90, 60, 120, 50, 80, 100, 70, 110, 60];

export default function MasonryColumns() {
  const [columns, setColumns] = React.useState(3);

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of columns"
        value={columns}
        onChange={(_, value: number | null) => value !== null && setColumns(value)}
        sx={{ mb: 2 }}
      >
        {[2, 3, 4, 5].map((number) => (
          <ToggleButton key={number} value={number}>
            {number}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Masonry columns={columns} spacing={1}>
        {heights.map((height, index) => (
          <Box
            key={index}
            sx={{ height, p: 1, bgcolor: 'action.selected', borderRadius: 1 }}
          >
            {index + 1}
          </Box>
        ))}
      </Masonry>
    </div>
  );
}
