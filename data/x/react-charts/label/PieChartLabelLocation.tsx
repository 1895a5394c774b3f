import { green } from '@mui/material/colors';
import { useTheme } from '@mui/material/styles';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

type Location = 'arc' | 'legend' | 'tooltip';

const continents = [
  { code: 'EU', name: 'Europe', value: 412 },
  { code: 'NA', name: 'North America', value: 268 },
  { code: 'AS', name: 'Asia', value: 195 },
];

export default function PieChartLabelLocation() {
  const { info, warning } = useTheme().palette;

  return (
    <PieChart
      title="Customers per continent"
      desc="412 customers are from Europe, 268 from North America and 195 from Asia."
      height={240}
      colors={[info.main, green[700], warning.main]}
      margin={{ right: 10, left: 10, top: 10, bottom: 70 }}
      series={[
        {
          arcLabel: 'label',
          data: continents.map(({ code, name, value }) => ({
            id: code,
            value,
            label: (location: Location) =>
              ({ arc: code, legend: name, tooltip: `Customers in ${name}` })[
                location
              ],
          })),
        },
      ]}
      slotProps={{
        legend: {
          direction: 'row',
          position: { vertical: 'bottom', horizontal: 'middle' },
          itemMarkWidth: 12,
          itemMarkHeight: 12,
          labelStyle: { fontSize: 14 },
        },
      }}
      sx={(theme) => ({
        [`& .${pieArcLabelClasses.root}`]: {
          fill: theme.palette.common.black,
          fontWeight: 700,
        },
      })}
    />
  );
}
