import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';

const fields = {
  email: { label: 'Email address', type: 'email', autoComplete: 'email' },
  text: { label: 'Mobile number', type: 'tel', autoComplete: 'tel' },
};

export default function PickupReminder() {
  const [channel, setChannel] = React.useState<'none' | keyof typeof fields>('none');

  return (
    // The height is fixed, so that the field does not push the page down.
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 184 }}>
      <RadioGroup
        aria-label="Reminder when the kiln is unloaded"
        value={channel}
        onChange={(_, value) => setChannel(value as typeof channel)}
        sx={{ mb: 1 }}
      >
        <FormControlLabel value="none" control={<Radio />} label="No reminder" />
        <FormControlLabel value="email" control={<Radio />} label="By email" />
        <FormControlLabel value="text" control={<Radio />} label="By text message" />
      </RadioGroup>
      {channel !== 'none' && (
        <TextField key={channel} fullWidth size="small" {...fields[channel]} />
      )}
    </Box>
  );
}
