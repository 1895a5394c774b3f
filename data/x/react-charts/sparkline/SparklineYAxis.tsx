import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const servers = [
  { name: 'Paris', load: [22, 25, 24, 28, 23, 26] },
  { name: 'Tokyo', load: [48, 66, 71, 62, 88, 93] },
];

export default function SparklineYAxis() {
  return (
    <Stack spacing={2}>
      {[undefined, { min: 0, max: 100 }].map((yAxis) => (
        <div key={yAxis ? 'shared' : 'own'}>
          <Typography variant="subtitle2" component="div">
            {yAxis ? '0 to 100' : 'Own range'}
          </Typography>
          <Stack direction="row" spacing={2}>
            {servers.map(({ name, load }) => (
              <div key={name}>
                <Typography variant="caption">{name}</Typography>
                <SparkLineChart
                  title={`Load in ${name}, ${yAxis ? 'from 0 to 100%' : 'in its own range'}`}
                  desc={`${load.join('%, ')}%`}
                  width={120}
                  height={60}
                  area
                  data={load}
                  yAxis={yAxis}
                />
              </div>
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
