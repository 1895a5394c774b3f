import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function ToggleButtonGroupSpacing() {
  const [chosen, setChosen] = React.useState(['Tue', 'Thu']);

  return (
    <ToggleButtonGroup
      aria-label="Days of delivery"
      variant="soft"
      color="primary"
      size="sm"
      spacing={0.75}
      value={chosen}
      onChange={(_event, next) => setChosen(next)}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {days.map((day) => (
        <Button key={day} value={day}>
          {day}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
