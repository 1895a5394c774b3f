import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

type Highlight = 'item' | 'none' | 'series';
type Fade = 'global' | 'none' | 'series';

const teams = ['Design', 'Sales', 'Support'];

export default function ChartHighlightSeries() {
  const [highlight, setHighlight] = React.useState<Highlight>('series');
  const [fade, setFade] = React.useState<Fade>('global');
  const highlightScope = { highlight, fade };

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'center' }}>
        <TextField
          select
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) => setHighlight(event.target.value as Highlight)}
          sx={{ width: 120 }}
        >
          <MenuItem value="none">none</MenuItem>
          <MenuItem value="item">item</MenuItem>
          <MenuItem value="series">series</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          value={fade}
          onChange={(event) => setFade(event.target.value as Fade)}
          sx={{ width: 120 }}
        >
          <MenuItem value="none">none</MenuItem>
          <MenuItem value="series">series</MenuItem>
          <MenuItem value="global">global</MenuItem>
        </TextField>
      </Stack>
      <BarChart
        title="Days off per team"
        desc="Vacation is the main reason in all teams, with 41 to 66 days."
        height={270}
        xAxis={[{ scaleType: 'band', data: teams }]}
        series={[
          { label: 'Vacation', data: [41, 66, 58], highlightScope },
          { label: 'Illness', data: [12, 23, 30], highlightScope },
          { label: 'Training', data: [17, 9, 14], highlightScope },
        ]}
        axisHighlight={{ x: 'none' }}
        tooltip={{ trigger: 'item' }}
      />
    </Stack>
  );
}
