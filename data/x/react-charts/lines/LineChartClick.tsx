import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const laps = ['1', '2', '3', '4', '5'];
const pulse = [128, 141, 149, 155, 162];

export default function LineChartClick() {
  const [message, setMessage] = React.useState(
    'Click a mark, the line or the area.',
  );

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <LineChart
        title="Pulse per lap"
        desc="The pulse rises from 128 in the first lap to 162 in the fifth."
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'point', data: laps }]}
        yAxis={[{ min: 100, max: 180 }]}
        series={[{ id: 'pulse', area: true, data: pulse }]}
        onMarkClick={(_event, { dataIndex = 0 }) =>
          setMessage(`Mark: ${pulse[dataIndex]} in lap ${laps[dataIndex]}.`)
        }
        onLineClick={(_event, item) =>
          setMessage(`Line of series "${item.seriesId}".`)
        }
        onAreaClick={(_event, item) =>
          setMessage(`Area of series "${item.seriesId}".`)
        }
      />
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
