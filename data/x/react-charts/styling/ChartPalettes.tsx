import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  blueberryTwilight: blueberryTwilightPalette,
  mangoFusion: mangoFusionPalette,
  cheerfulFiesta: cheerfulFiestaPalette,
};

type Name = keyof typeof palettes;
type Mode = 'light' | 'dark';

export default function ChartPalettes() {
  const [name, setName] = React.useState<Name>('blueberryTwilight');
  const [mode, setMode] = React.useState<Mode>('light');
  const colors = palettes[name](mode);

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Palette"
        value={name}
        onChange={(_event, next: Name | null) => setName(next ?? name)}
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {Object.keys(palettes).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Colors for the mode"
        value={mode}
        onChange={(_event, next: Mode | null) => setMode(next ?? mode)}
      >
        <ToggleButton value="light">Light</ToggleButton>
        <ToggleButton value="dark">Dark</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        title={`Colors of ${name}`}
        desc={`One bar for each of the ${colors.length} colors, in the order of the series.`}
        height={200}
        margin={{ top: 10, bottom: 30, left: 20, right: 20 }}
        xAxis={[
          {
            scaleType: 'band',
            data: colors.map((_color, index) => `${index + 1}`),
            colorMap: { type: 'ordinal', colors },
          },
        ]}
        leftAxis={null}
        series={[{ data: colors.map(() => 1), valueFormatter: () => '' }]}
        tooltip={{ trigger: 'none' }}
      />
    </Stack>
  );
}
