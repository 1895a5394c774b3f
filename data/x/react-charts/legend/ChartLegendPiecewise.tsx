import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

const servers = ['web-1', 'web-2', 'db-1', 'db-2', 'mail'];

export default function ChartLegendPiecewise() {
  const { palette } = useTheme();
  const [hideFirst, setHideFirst] = React.useState(false);
  const [words, setWords] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <FormGroup row>
        <FormControlLabel
          label="hideFirst"
          control={
            <Switch checked={hideFirst} onChange={() => setHideFirst(!hideFirst)} />
          }
        />
        <FormControlLabel
          label="labelFormatter"
          control={<Switch checked={words} onChange={() => setWords(!words)} />}
        />
      </FormGroup>
      <BarChart
        title="Memory use per server"
        desc="The server db-1 uses 94%, which is critical, and web-2 uses 76%, which is high. The others use less than 70%."
        height={300}
        margin={{ top: 60 }}
        xAxis={[{ scaleType: 'band', data: servers }]}
        yAxis={[
          {
            min: 0,
            max: 100,
            valueFormatter: (value: number) => `${value}%`,
            colorMap: {
              type: 'piecewise',
              thresholds: [70, 90],
              colors: [
                palette.success.main,
                palette.warning.main,
                palette.error.main,
              ],
            },
          },
        ]}
        series={[{ data: [52, 76, 94, 63, 31] }]}
      >
        <PiecewiseColorLegend
          axisDirection="y"
          direction="row"
          position={{ vertical: 'top', horizontal: 'middle' }}
          hideFirst={hideFirst}
          labelFormatter={words ? describe : undefined}
          itemMarkWidth={12}
          itemMarkHeight={12}
          labelStyle={{ fontSize: 14 }}
        />
      </BarChart>
    </Stack>
  );
}

interface Bounds {
  formattedMin: string | null;
  formattedMax: string | null;
}

function describe({ formattedMin, formattedMax }: Bounds) {
  if (formattedMin === null) {
    return `OK, below ${formattedMax}`;
  }
  return formattedMax === null ? 'Critical' : 'High';
}
