import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import DirectionsBike from '@mui/icons-material/DirectionsBike';
import DirectionsBus from '@mui/icons-material/DirectionsBus';
import DirectionsWalk from '@mui/icons-material/DirectionsWalk';

const modes = [
  { value: 'walk', name: 'On foot', icon: <DirectionsWalk /> },
  { value: 'bike', name: 'By bike', icon: <DirectionsBike /> },
  { value: 'bus', name: 'By bus', icon: <DirectionsBus /> },
];

export default function RadioIconButtons() {
  const [mode, setMode] = React.useState('bike');

  return (
    <FormControl>
      <FormLabel>Route to the office</FormLabel>
      <RadioGroup
        name="mode"
        value={mode}
        onChange={(event) => setMode(event.target.value)}
        orientation="horizontal"
        disableIcon
        sx={{ '--RadioGroup-gap': '4px', '--Radio-actionRadius': '8px' }}
      >
        {modes.map(({ value, name, icon }) => (
          <Radio
            key={value}
            value={value}
            label={icon}
            variant={value === mode ? 'solid' : 'outlined'}
            slotProps={{
              input: { 'aria-label': name },
              label: { sx: { display: 'flex' } },
            }}
            sx={{ p: 1.25 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
