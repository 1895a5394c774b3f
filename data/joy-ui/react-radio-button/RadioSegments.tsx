import * as React from 'react';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const periods = ['Day', 'Week', 'Month'];

export default function RadioSegments() {
  const [period, setPeriod] = React.useState('Week');

  return (
    <RadioGroup
      aria-label="Period of the sales report"
      orientation="horizontal"
      variant="soft"
      disableIcon
      value={period}
      onChange={(event) => setPeriod(event.target.value)}
      sx={{
        p: 0.5,
        borderRadius: 'lg',
        '--RadioGroup-gap': '4px',
        '--Radio-actionRadius': '8px',
      }}
    >
      {periods.map((name) => (
        <Radio
          key={name}
          value={name}
          label={name}
          variant={name === period ? 'solid' : 'plain'}
          sx={{ px: 2, py: 0.75 }}
        />
      ))}
    </RadioGroup>
  );
}
