import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const limits = {
  itemMarkWidth: { min: 4, max: 40 },
  itemMarkHeight: { min: 2, max: 30 },
  markGap: { min: 0, max: 20 },
  itemGap: { min: 0, max: 40 },
};

type Name = keyof typeof limits;

export default function ChartLegendDimensions() {
  const [values, setValues] = React.useState<Record<Name, number>>({
    itemMarkWidth: 28,
    itemMarkHeight: 4,
    markGap: 8,
    itemGap: 24,
  });

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        title="Passengers per day"
        desc="Trams carry 420 passengers on Saturday and 310 on Sunday, buses 280 and 190."
        height={240}
        margin={{ top: 60 }}
        xAxis={[{ scaleType: 'band', data: ['Saturday', 'Sunday'] }]}
        series={[
          { label: 'Tram', data: [420, 310] },
          { label: 'Bus', data: [280, 190] },
        ]}
        slotProps={{ legend: values }}
      />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4, px: 2 }}
      >
        {(Object.keys(limits) as Name[]).map((name) => (
          <div key={name}>
            <Typography variant="body2">
              {name}: {values[name]}
            </Typography>
            <Slider
              aria-label={name}
              size="small"
              {...limits[name]}
              value={values[name]}
              onChange={(_event, next) =>
                setValues({ ...values, [name]: next as number })
              }
            />
          </div>
        ))}
      </Box>
    </Stack>
  );
}
