import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const days = [
  { day: 'Mon', height: 60 },
  { day: 'Tue', height: 150 },
  { day: 'Wed', height: 80 },
  { day: 'Thu', height: 50 },
  { day: 'Fri', height: 110 },
  { day: 'Sat', height: 90 },
  { day: 'Sun', height: 60 },
];

export default function MasonrySequential() {
  const [sequential, setSequential] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={sequential}
            onChange={(_, checked) => setSequential(checked)}
          />
        }
        label="sequential"
        sx={{ mb: 1 }}
      />
      <Masonry columns={3} spacing={1} sequential={sequential}>
        {days.map(({ day, height }) => (
          <Box
            key={day}
            sx={{ height, p: 1, bgcolor: 'action.selected', borderRadius: 1 }}
          >
            {day}
          </Box>
        ))}
      </Masonry>
    </div>
  );
}
