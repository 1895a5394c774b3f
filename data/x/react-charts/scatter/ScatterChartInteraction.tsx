import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const runners = [
  { id: 1, x: 21, y: 231 },
  { id: 2, x: 24, y: 205 },
  { id: 3, x: 27, y: 248 },
  { id: 4, x: 31, y: 194 },
  { id: 5, x: 33, y: 222 },
  { id: 6, x: 38, y: 212 },
  { id: 7, x: 42, y: 259 },
  { id: 8, x: 47, y: 236 },
  { id: 9, x: 52, y: 281 },
  { id: 10, x: 58, y: 270 },
];

export default function ScatterChartInteraction() {
  const [disabled, setDisabled] = React.useState(false);
  const [radius, setRadius] = React.useState(40);

  return (
    <Stack spacing={1}>
      <Stack
        direction="row"
        spacing={3}
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <FormControlLabel
          label="disableVoronoi"
          control={
            <Switch
              checked={disabled}
              onChange={(event) => setDisabled(event.target.checked)}
            />
          }
        />
        <div>
          <Typography id="voronoi-radius" variant="caption">
            voronoiMaxRadius: {radius}
          </Typography>
          <Slider
            aria-labelledby="voronoi-radius"
            size="small"
            disabled={disabled}
            min={5}
            max={150}
            value={radius}
            onChange={(_event, value) => setRadius(Number(value))}
            sx={{ width: 180, display: 'block' }}
          />
        </div>
      </Stack>
      <ScatterChart
        title="Marathon times by age"
        desc="Ten runners who are 21 to 58 years old took between 194 and 281 minutes."
        height={260}
        disableVoronoi={disabled}
        voronoiMaxRadius={radius}
        xAxis={[{ label: 'Age', min: 15, max: 65 }]}
        yAxis={[{ label: 'Minutes' }]}
        series={[
          {
            data: runners,
            highlightScope: { highlight: 'item', fade: 'global' },
            valueFormatter: ({ x, y }) => `${x} years, ${y} minutes`,
          },
        ]}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: {
            transform: 'translateX(-10px)',
          },
        }}
      />
    </Stack>
  );
}
