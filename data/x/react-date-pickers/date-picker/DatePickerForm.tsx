import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DatePickerForm() {
  const [pickup, setPickup] = React.useState<Dayjs | null>(dayjs('2026-06-12'));
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`pickup=${String(data.get('pickup'))}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        onSubmit={handleSubmit}
        spacing={2}
        sx={{ width: '100%', maxWidth: 300, alignItems: 'flex-start' }}
      >
        <DatePicker
          label="Pickup"
          value={pickup}
          onChange={setPickup}
          slotProps={{ textField: { required: true, fullWidth: true } }}
        />
        <input
          type="hidden"
          name="pickup"
          value={pickup?.isValid() ? pickup.format('YYYY-MM-DD') : ''}
        />
        <Button type="submit" variant="contained">
          Request pickup
        </Button>
        <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
          {sent && `Sent: ${sent}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
