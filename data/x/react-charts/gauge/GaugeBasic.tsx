import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeBasic() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ justifyContent: 'center', flexWrap: 'wrap' }}
    >
      <Gauge aria-label="Battery" value={72} width={130} height={130} />
      <Gauge
        aria-label="Disk in use"
        value={41}
        startAngle={-90}
        endAngle={90}
        width={130}
        height={130}
      />
    </Stack>
  );
}
