import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchControlled() {
  const [open, setOpen] = React.useState(true);

  return (
    <FormControl sx={{ width: 220 }}>
      <FormLabel>Accept orders</FormLabel>
      <Switch
        checked={open}
        onChange={(event) => setOpen(event.target.checked)}
        color={open ? 'success' : 'neutral'}
        variant={open ? 'solid' : 'outlined'}
        sx={{ alignSelf: 'flex-start' }}
      />
      <FormHelperText>
        {open ? 'Guests can order now.' : 'The menu is only shown.'}
      </FormHelperText>
    </FormControl>
  );
}
