import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SelectNativeMultiple() {
  const id = React.useId();
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = new FormData(event.currentTarget).getAll('days');
    setMessage(days.length > 0 ? `Saved: ${days.join(' and ')}` : 'No days');
  };

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 240, alignItems: 'flex-start' }}
    >
      <FormControl fullWidth>
        <InputLabel shrink htmlFor={id}>
          Office days
        </InputLabel>
        <Select
          native
          multiple
          id={id}
          name="days"
          label="Office days"
          defaultValue={['Tuesday', 'Thursday']}
          // A list has no arrow, so it needs no room for one.
          inputProps={{ size: 5, style: { paddingInline: 14 } }}
        >
          <option>Monday</option>
          <option>Tuesday</option>
          <option>Wednesday</option>
          <option>Thursday</option>
          <option>Friday</option>
        </Select>
      </FormControl>
      <Button type="submit" variant="contained">
        Save
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
