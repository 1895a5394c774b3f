import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, {
  toggleButtonGroupClasses,
} from '@mui/material/ToggleButtonGroup';

const directions = ['North', 'East', 'South', 'West'];

export default function WindRose() {
  const [shown, setShown] = React.useState<string[]>(['North', 'West']);

  return (
    <ToggleButtonGroup
      aria-label="Wind from"
      value={shown}
      onChange={(_, next: string[]) => setShown(next)}
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        // Repeats the class to win over the rules that join the buttons.
        [`& .${toggleButtonGroupClasses.grouped}.${toggleButtonGroupClasses.grouped}`]:
          {
            m: 0,
            px: 2,
            py: 0.5,
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: 5,
          },
        [`& .${toggleButtonGroupClasses.grouped}.${toggleButtonGroupClasses.selected}`]:
          { bgcolor: 'text.primary', color: 'background.paper' },
      }}
    >
      {directions.map((name) => (
        <ToggleButton key={name} value={name}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
