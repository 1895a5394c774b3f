import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

const quarters = [
  { name: 'first quarter', shop: 40, web: 65, phone: 25 },
  { name: 'second quarter', shop: 34, web: 88, phone: 12 },
  { name: 'third quarter', shop: 52, web: 71, phone: 30 },
];

export default function PieChartAnimation() {
  const [index, setIndex] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const quarter = quarters[index % quarters.length];
  const { name = '', shop = 0, web = 0, phone = 0 } = quarter ?? {};

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setIndex(index + 1)}>
          Next quarter
        </Button>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
        />
      </Stack>
      <PieChart
        title={`Sales in the ${name}`}
        desc={`${shop} in shops, ${web} on the web and ${phone} by phone.`}
        height={220}
        skipAnimation={skipAnimation}
        series={[
          {
            data: [
              { id: 'shop', value: shop, label: 'Shops' },
              { id: 'web', value: web, label: 'Web' },
              { id: 'phone', value: phone, label: 'Phone' },
            ],
          },
        ]}
      />
    </Stack>
  );
}
