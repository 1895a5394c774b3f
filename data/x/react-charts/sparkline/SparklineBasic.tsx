import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const signUps = [12, 15, 11, 19, 24, 22, 31, 29, 38];

export default function SparklineBasic() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
      <div>
        <Typography variant="overline">Sign-ups</Typography>
        <SparkLineChart
          title="Sign-ups, as a line"
          desc="Sign-ups rose from 12 to 38 in nine weeks."
          width={200}
          height={70}
          data={signUps}
        />
      </div>
      <div>
        <Typography variant="overline">Sign-ups by week</Typography>
        <SparkLineChart
          title="Sign-ups, as bars"
          desc="Sign-ups rose from 12 to 38 in nine weeks."
          plotType="bar"
          width={200}
          height={70}
          data={signUps}
        />
      </div>
    </Stack>
  );
}
