import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const recipes = [
  [15, 4.1],
  [20, 3.6],
  [25, 4.7],
  [35, 4.4],
  [45, 3.9],
  [60, 4.8],
  [75, 4.2],
];

export default function ScatterChartGrid() {
  const [grid, setGrid] = React.useState({ horizontal: true, vertical: false });

  return (
    <div>
      <FormGroup row>
        {(['horizontal', 'vertical'] as const).map((direction) => (
          <FormControlLabel
            key={direction}
            label={direction}
            control={
              <Checkbox
                checked={grid[direction]}
                onChange={(event) =>
                  setGrid({ ...grid, [direction]: event.target.checked })
                }
              />
            }
          />
        ))}
      </FormGroup>
      <ScatterChart
        title="Rating of recipes by time"
        desc="Recipes of 15 to 75 minutes have ratings between 3.6 and 4.8 stars."
        height={260}
        grid={grid}
        xAxis={[{ label: 'Minutes', min: 0, max: 80 }]}
        yAxis={[{ label: 'Stars', min: 3, max: 5 }]}
        series={[
          {
            data: recipes.map(([x = 0, y = 0]) => ({ id: x, x, y })),
            markerSize: 6,
          },
        ]}
      />
    </div>
  );
}
