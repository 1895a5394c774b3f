import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';

const fields = {
  email: { label: 'Email address', type: 'email', autoComplete: 'email' },
  text: { label: 'Phone number', type: 'tel', autoComplete: 'tel' },
};

export default function RadioFollowUp() {
  const [channel, setChannel] = React.useState<'none' | keyof typeof fields>(
    'email',
  );

  return (
    // The fixed height prevents the page from moving when the field appears.
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 184 }}>
      <RadioGroup
        aria-label="Updates about your order"
        value={channel}
        onChange={(event, value) => setChannel(value as typeof channel)}
        sx={{ mb: 1 }}
      >
        <FormControlLabel value="none" control={<Radio />} label="No updates" />
        <FormControlLabel value="email" control={<Radio />} label="By email" />
        <FormControlLabel value="text" control={<Radio />} label="By text message" />
      </RadioGroup>
      {channel !== 'none' && (
        <TextField key={channel} fullWidth size="small" {...fields[channel]} />
      )}
    </Box>
  );
}
