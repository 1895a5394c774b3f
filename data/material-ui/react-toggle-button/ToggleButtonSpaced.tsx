import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, {
  toggleButtonGroupClasses,
} from '@mui/material/ToggleButtonGroup';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const { grouped, selected } = toggleButtonGroupClasses;

export default function ToggleButtonSpaced() {
  const [repeated, setRepeated] = React.useState(['Mon', 'Thu']);

  return (
    <ToggleButtonGroup
      aria-label="Repeat the task on"
      value={repeated}
      onChange={(event, next: string[]) => setRepeated(next)}
      sx={{
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: 1,
        // The class is repeated to override the rules that join the buttons.
        [`& .${grouped}.${grouped}`]: {
          m: 0,
          px: 2,
          py: 0.5,
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: 5,
        },
        [`& .${grouped}.${selected}`]: {
          bgcolor: 'text.primary',
          color: 'background.paper',
        },
      }}
    >
      {days.map((day) => (
        <ToggleButton key={day} value={day}>
          {day}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
