import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';

type FilterMode = 'discard' | 'keep';

const days = Array.from({ length: 61 }, (_, index) => index);
const users = days.map((day) => Math.round(40 * 1.06 ** day + (day % 7) * 6));

export default function ChartZoomFiltering() {
  const [filterMode, setFilterMode] = React.useState<FilterMode>('discard');
  const [zoom, setZoom] = React.useState<ZoomData[]>([
    { axisId: 'day', start: 0, end: 40 },
  ]);

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Filter mode"
        value={filterMode}
        onChange={(_event, next: FilterMode | null) =>
          setFilterMode(next ?? filterMode)
        }
      >
        <ToggleButton value="discard">discard</ToggleButton>
        <ToggleButton value="keep">keep</ToggleButton>
      </ToggleButtonGroup>
      <LineChartPro
        title="Users per day since the start"
        desc="The number of users grows by 6 percent per day, from 40 to more than 1,300."
        height={260}
        margin={{ top: 20 }}
        zoom={zoom}
        onZoomChange={setZoom}
        xAxis={[{ id: 'day', data: days, zoom: { filterMode } }]}
        series={[{ data: users, showMark: false }]}
      />
    </Stack>
  );
}
