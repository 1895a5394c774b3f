import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup, {
  type ToggleButtonGroupProps,
} from '@mui/joy/ToggleButtonGroup';

export default function ToggleButtonGroupExample(
  props: ToggleButtonGroupProps<string>,
) {
  const [period, setPeriod] = React.useState('week');

  return (
    <ToggleButtonGroup
      aria-label="Period"
      value={period}
      onChange={(_event, next) => next && setPeriod(next)}
      {...props}
    >
      <Button value="day">Day</Button>
      <Button value="week">Week</Button>
      <Button value="month">Month</Button>
    </ToggleButtonGroup>
  );
}
