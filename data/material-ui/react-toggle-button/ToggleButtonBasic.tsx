import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const orders = {
  day: '18 orders today',
  week: '132 orders this week',
  month: '540 orders this month',
};

type Period = keyof typeof orders;

export default function ToggleButtonBasic() {
  const [period, setPeriod] = React.useState<Period>('week');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Period"
        value={period}
        onChange={(event, next: Period | null) => {
          // null means that the selected button was pressed again.
          if (next !== null) {
            setPeriod(next);
          }
        }}
      >
        <ToggleButton value="day">Day</ToggleButton>
        <ToggleButton value="week">Week</ToggleButton>
        <ToggleButton value="month">Month</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">
        <bdi>{orders[period]}</bdi>
      </Typography>
    </Stack>
  );
}
