import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart, type ScatterProps } from '@mui/x-charts/ScatterChart';

const cities = [
  { id: 'Oslo', x: 5.7, y: 763, z: 0.7 },
  { id: 'Madrid', x: 15, y: 423, z: 3.3 },
  { id: 'Berlin', x: 9.9, y: 591, z: 3.7 },
  { id: 'Athens', x: 19, y: 365, z: 0.6 },
  { id: 'Bergen', x: 7.6, y: 2250, z: 0.3 },
];

/** Draws a circle for each point, whose area is proportional to `z`, and its name. */
function Bubbles({ series, color }: ScatterProps) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <g>
      {series.data.map(({ id, x, y, z }) => {
        const radius = 9 * Math.sqrt(Number(z));
        return (
          <g key={id} transform={`translate(${xScale(x)}, ${yScale(y)})`}>
            <circle r={radius} fill={color} fillOpacity={0.35} stroke={color} />
            <text
              y={-radius - 4}
              textAnchor="middle"
              fontSize={12}
              fill="currentColor"
            >
              {id}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export default function ScatterChartMarkers() {
  return (
    <ScatterChart
      title="Climate and population of cities"
      desc="Oslo, Bergen, Berlin, Madrid and Athens by mean temperature and rain. Bergen has the most rain, Athens the least. Berlin and Madrid have the most people."
      height={300}
      margin={{ left: 70 }}
      tooltip={{ trigger: 'none' }}
      xAxis={[{ label: 'Temperature (°C)', min: 3, max: 22 }]}
      yAxis={[{ min: 0, max: 2600, valueFormatter: (rain: number) => `${rain} mm` }]}
      series={[{ data: cities }]}
      slots={{ scatter: Bubbles }}
    />
  );
}
