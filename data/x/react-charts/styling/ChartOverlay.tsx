import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['6:00', '9:00', '12:00', '15:00', '18:00'];

export default function ChartOverlay() {
  const [state, setState] = React.useState('loading');

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the chart"
        value={state}
        onChange={(_event, next: string | null) => setState(next ?? state)}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="ready">Ready</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        title="Occupied parking spaces"
        desc={
          state === 'ready'
            ? 'The parking lot fills up from 40 cars at 6:00 to 310 at noon.'
            : 'There are no values yet.'
        }
        height={240}
        margin={{ top: 20 }}
        loading={state === 'loading'}
        xAxis={[{ scaleType: 'point', data: hours }]}
        yAxis={[{ min: 0, max: 350 }]}
        series={[{ data: state === 'ready' ? [40, 220, 310, 280, 130] : [] }]}
        slotProps={{
          loadingOverlay: {
            message: 'Counting cars…',
            sx: { fill: 'currentColor' },
          },
          noDataOverlay: { message: 'No cars today', sx: { fill: 'currentColor' } },
        }}
      />
    </Stack>
  );
}
