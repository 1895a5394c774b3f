import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';

const minutes = Array.from({ length: 121 }, (_, index) => index);
const pulse = minutes.map((minute) =>
  Math.round(118 + 34 * Math.sin(minute / 19) + 9 * Math.sin(minute / 2.3)),
);

export default function LineChartZoom() {
  return (
    <LineChartPro
      title="Pulse during a bicycle tour"
      desc="The pulse climbs to 160 after half an hour, falls to 77 after 83 minutes, and is back at 128 after two hours."
      height={300}
      margin={{ top: 20 }}
      xAxis={[
        {
          data: minutes,
          zoom: true,
          valueFormatter: (minute: number) => `${Math.round(minute)} min`,
        },
      ]}
      series={[{ data: pulse, showMark: false }]}
    />
  );
}
