import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const hours = ['7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18'];

const filters = {
  auto: 'auto' as const,
  'index % 3': (_hour: string, index: number) => index % 3 === 0,
  true: () => true,
};

type Filter = keyof typeof filters;

export default function ChartAxisTickLabels() {
  const [filter, setFilter] = React.useState<Filter>('index % 3');

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="tickLabelInterval"
        value={filter}
        onChange={(_event, next: Filter | null) => next && setFilter(next)}
      >
        {Object.keys(filters).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Parked bicycles by hour"
        desc="The bicycle parking is fullest at 10:00, with 118 bicycles, and empties after 17:00."
        height={240}
        margin={{ top: 20 }}
        xAxis={[
          {
            scaleType: 'band',
            data: hours,
            valueFormatter: (hour: string) => `${hour}:00`,
            tickLabelInterval: filters[filter],
          },
        ]}
        series={[{ data: [22, 61, 97, 118, 115, 104, 99, 101, 94, 88, 63, 35] }]}
      />
    </Stack>
  );
}
