import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerForm() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`from=${String(data.get('from'))}, to=${String(data.get('to'))}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        onSubmit={handleSubmit}
        sx={{ width: '100%', maxWidth: 280 }}
      >
        <TimePicker
          name="from"
          label="Open from"
          defaultValue={dayjs('2026-06-12T09:00')}
        />
        <TimePicker
          name="to"
          label="Open until"
          slotProps={{ textField: { required: true, helperText: 'Required' } }}
        />
        <Button type="submit" variant="contained">
          Save hours
        </Button>
        {sent && <Alert severity="success">{sent}</Alert>}
      </Stack>
    </LocalizationProvider>
  );
}
