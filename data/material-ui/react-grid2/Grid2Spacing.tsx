import * as React from 'react';
import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function Grid2Spacing() {
  const [rows, setRows] = React.useState(1);
  const [columns, setColumns] = React.useState(3);
  const id = React.useId();

  const sliders = [
    { name: 'rowSpacing', value: rows, onChange: setRows },
    { name: 'columnSpacing', value: columns, onChange: setColumns },
  ];

  return (
    <Box>
      <Grid2 container spacing={4} sx={{ mb: 3 }}>
        {sliders.map(({ name, value, onChange }) => (
          <Grid2 key={name} size={{ xs: 12, sm: 6 }}>
            <Typography id={`${id}-${name}`} variant="body2">
              {name}: {value}
            </Typography>
            <Slider
              aria-labelledby={`${id}-${name}`}
              value={value}
              onChange={(_, next) => onChange(typeof next === 'number' ? next : 0)}
              max={6}
              step={0.5}
            />
          </Grid2>
        ))}
      </Grid2>

      <Grid2 container rowSpacing={rows} columnSpacing={columns}>
        {months.map((month) => (
          <Grid2 key={month} size={3}>
            <Box sx={{ py: 1.5, textAlign: 'center', bgcolor: 'action.selected' }}>
              {month}
            </Box>
          </Grid2>
        ))}
      </Grid2>
    </Box>
  );
}
