import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const apples = [
  { id: 1, x: 112, y: 64 },
  { id: 2, x: 128, y: 67 },
  { id: 3, x: 141, y: 70 },
  { id: 4, x: 156, y: 71 },
  { id: 5, x: 163, y: 75 },
  { id: 6, x: 178, y: 76 },
  { id: 7, x: 195, y: 80 },
  { id: 8, x: 214, y: 83 },
];

export default function ChartAxisGrid() {
  const [grid, setGrid] = React.useState({ horizontal: true, vertical: true });

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <FormGroup row>
        {(['horizontal', 'vertical'] as const).map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                checked={grid[name]}
                onChange={(event) =>
                  setGrid({ ...grid, [name]: event.target.checked })
                }
              />
            }
          />
        ))}
      </FormGroup>
      <ScatterChart
        title="Weight and diameter of apples"
        desc="Eight apples weigh 112 to 214 grams. The heavier they are, the wider: from 64 to 83 millimeters."
        height={280}
        margin={{ top: 20 }}
        grid={grid}
        xAxis={[{ label: 'Weight (g)', min: 100, max: 220 }]}
        yAxis={[{ label: 'Diameter (mm)', min: 60, max: 90 }]}
        series={[{ data: apples }]}
      />
    </Stack>
  );
}
