import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const books = ['Atlas', 'Cookbook', 'Thriller', 'Travel guide'];

export default function ChartTooltipHiding() {
  const [hidden, setHidden] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <FormControlLabel
        label="hideTooltip"
        control={
          <Switch checked={hidden} onChange={(_event, next) => setHidden(next)} />
        }
      />
      <BarChart
        title="Loans per book"
        desc="The thriller was borrowed 48 times, the cookbook 31, the travel guide 26 and the atlas 9 times."
        height={240}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: books, hideTooltip: hidden }]}
        series={[
          {
            data: [9, 31, 48, 26],
            valueFormatter: (value, { dataIndex }) =>
              `${books[dataIndex]}: ${value} loans`,
          },
        ]}
      />
    </Stack>
  );
}
