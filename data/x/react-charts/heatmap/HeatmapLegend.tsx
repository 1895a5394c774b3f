import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { ContinuousColorLegend } from '@mui/x-charts-pro';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const parts = ['Doors', 'Seats', 'Brakes'];

export default function HeatmapLegend() {
  const theme = useTheme();

  return (
    <Box
      role="img"
      aria-label="Bus defects by part and age. Brakes of 10-year-old buses fail most often."
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={260}
        margin={{ top: 50, left: 70 }}
        xAxis={[{ data: ['New', '5 years', '10 years'] }]}
        yAxis={[{ data: parts }]}
        series={[
          {
            label: 'Defects',
            data: [4, 18, 30, 9, 22, 41, 2, 35, 88].map((value, index) => [
              index % 3,
              Math.floor(index / 3),
              value,
            ]),
          },
        ]}
      >
        <ContinuousColorLegend
          direction="row"
          position={{ vertical: 'top', horizontal: 'middle' }}
          length="50%"
          thickness={8}
          labelStyle={{
            fontSize: 12,
            fill: (theme.vars ?? theme).palette.text.primary,
          }}
        />
      </Heatmap>
    </Box>
  );
}
