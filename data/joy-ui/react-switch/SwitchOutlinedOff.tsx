import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch, { switchClasses } from '@mui/joy/Switch';

export default function SwitchOutlinedOff() {
  const [on, setOn] = React.useState(false);

  return (
    <FormControl orientation="horizontal" sx={{ width: 240 }}>
      <FormLabel>Mute new tasks</FormLabel>
      <Switch
        checked={on}
        onChange={(event) => setOn(event.target.checked)}
        variant={on ? 'solid' : 'outlined'}
        sx={{
          '--Switch-trackWidth': '42px',
          '--Switch-trackHeight': '22px',
          '--Switch-thumbSize': '12px',
          '&:hover': { '--Switch-thumbSize': '15px' },
          // The default border of a neutral outlined switch is faint.
          [`&:not(.${switchClasses.checked}) .${switchClasses.track}`]: {
            borderColor: 'text.secondary',
          },
        }}
      />
    </FormControl>
  );
}
