import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SlotRequest() {
  const id = React.useId();
  const slotRef = React.useRef<{ focus: () => void }>(null);
  const [slot, setSlot] = React.useState('');
  const [checked, setChecked] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const hasError = checked && slot === '';

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const choice = new FormData(event.currentTarget).get('slot');
    if (choice) {
      setMessage(`Requested: ${choice}`);
    } else {
      setMessage('');
      slotRef.current?.focus();
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
    >
      <FormControl fullWidth required error={hasError}>
        <InputLabel id={`${id}-label`}>Airtime</InputLabel>
        <Select
          id={id}
          labelId={`${id}-label`}
          label="Airtime"
          name="slot"
          value={slot}
          onChange={(event) => setSlot(event.target.value)}
          inputRef={slotRef}
          aria-describedby={`${id}-help`}
          SelectDisplayProps={{ 'aria-required': true, 'aria-invalid': hasError }}
        >
          <MenuItem value="weekday morning">Weekday morning</MenuItem>
          <MenuItem value="weekday evening">Weekday evening</MenuItem>
          <MenuItem value="weekend">Weekend</MenuItem>
        </Select>
        <FormHelperText id={`${id}-help`}>
          {hasError ? 'Choose when you want to be on air.' : 'Slots last one hour.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Request slot
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
