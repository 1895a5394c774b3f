import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';

const hours = Array.from({ length: 97 }, (_, index) => index);
const load = hours.map((hour) => Math.round(52 + 30 * Math.sin((hour - 8) / 3.82)));

export default function ChartZoomOptions() {
  const [step, setStep] = React.useState(5);
  const [minSpan, setMinSpan] = React.useState(25);
  const [panning, setPanning] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' },
          gap: 3,
          paddingInline: 2,
        }}
      >
        <label>
          step: {step}
          <Slider
            aria-label="step"
            size="small"
            min={1}
            max={20}
            value={step}
            onChange={(_event, next) => setStep(next as number)}
          />
        </label>
        <label>
          minSpan: {minSpan}
          <Slider
            aria-label="minSpan"
            size="small"
            min={10}
            max={100}
            value={minSpan}
            onChange={(_event, next) => setMinSpan(next as number)}
          />
        </label>
        <FormControlLabel
          label="panning"
          control={
            <Switch
              checked={panning}
              onChange={(_event, next) => setPanning(next)}
            />
          }
        />
      </Box>
      <LineChartPro
        title="Server load over four days, in percent"
        desc="The load swings between 22 percent at night and 82 percent in the afternoon."
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ data: hours, zoom: { step, minSpan, panning } }]}
        series={[{ data: load, showMark: false }]}
      />
    </Box>
  );
}
